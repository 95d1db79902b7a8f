(** Impartial games, their sums, and the theorem of Sprague (1935) and Grundy (1939).

    A game is the list of its options, and finite by construction. Under normal play the player who cannot
    move loses. Nothing here depends on a particular game. *)

From Coq Require Import List Arith NArith Lia Bool.
Import ListNotations.

Inductive game : Type := Node : list game -> game.

Definition options (g : game) : list game := match g with Node gs => gs end.

(** Induction over games: a statement holds for every game if it holds for a game whenever it holds
    for all of its options. Coq's own principle does not look into lists. *)
Fixpoint game_ind' (P : game -> Prop)
    (step : forall gs, (forall g, In g gs -> P g) -> P (Node gs)) (g : game) : P g :=
  match g with
  | Node gs =>
    step gs
      ((fix all (l : list game) : forall g, In g l -> P g :=
          match l with
          | [] => fun g absent => match absent with end
          | h :: t => fun g here =>
              match here with
              | or_introl same => eq_ind h P (game_ind' P step h) g same
              | or_intror later => all t g later
              end
          end) gs)
  end.

(** ** The least number that is not in a list *)

Definition is_mex (v : N) (l : list N) : Prop :=
  ~ In v l /\ forall w, (w < v)%N -> In w l.

Lemma mex_unique : forall l v w, is_mex v l -> is_mex w l -> v = w.
Proof.
  intros l v w [Hv Hv'] [Hw Hw'].
  destruct (N.lt_trichotomy v w) as [H | [H | H]]; auto.
  - elim Hv. now apply Hw'.
  - elim Hw. now apply Hv'.
Qed.

Lemma mex_same_elements : forall l m v,
  (forall w, In w l <-> In w m) -> is_mex v l -> is_mex v m.
Proof.
  intros l m v same [H H']. split.
  - now rewrite <- same.
  - intros w Hw. rewrite <- same. auto.
Qed.

Definition member (v : N) (l : list N) : bool := existsb (N.eqb v) l.

Lemma member_spec : forall v l, member v l = true <-> In v l.
Proof.
  intros v l. unfold member. rewrite existsb_exists. split.
  - intros (w & H & e). apply N.eqb_eq in e. now subst.
  - intros H. exists v. split; [assumption | apply N.eqb_refl].
Qed.

(** Looks at [v], [v + 1], … and stops at the first number that is not in the list. *)
Fixpoint mex_from (fuel : nat) (v : N) (l : list N) : N :=
  match fuel with
  | O => v
  | S fuel => if member v l then mex_from fuel (N.succ v) l else v
  end.

Definition mex (l : list N) : N := mex_from (length l) 0%N l.

Lemma mex_from_below : forall fuel v l,
  (forall w, (w < v)%N -> In w l) ->
  forall w, (w < mex_from fuel v l)%N -> In w l.
Proof.
  induction fuel as [| fuel IH]; simpl; intros v l below w Hw; auto.
  destruct (member v l) eqn:E; auto.
  apply member_spec in E.
  apply (IH (N.succ v) l); auto.
  intros u Hu. apply N.lt_succ_r in Hu.
  destruct (N.eq_dec u v) as [-> | ne]; auto. apply below. lia.
Qed.

Fixpoint upto (n : nat) : list N :=
  match n with O => [] | S n => N.of_nat n :: upto n end.

Lemma upto_spec : forall n w, In w (upto n) <-> (w < N.of_nat n)%N.
Proof.
  induction n as [| n IH]; intros w.
  - simpl. lia.
  - simpl upto. simpl In. rewrite IH. lia.
Qed.

Lemma upto_nodup : forall n, NoDup (upto n).
Proof.
  induction n as [| n IH]; simpl; constructor; auto.
  rewrite upto_spec. lia.
Qed.

Lemma upto_length : forall n, length (upto n) = n.
Proof. induction n; simpl; auto. Qed.

Lemma mex_from_value : forall fuel v l,
  ~ In (mex_from fuel v l) l \/ mex_from fuel v l = (v + N.of_nat fuel)%N.
Proof.
  induction fuel as [| fuel IH]; intros v l.
  - right. simpl. lia.
  - cbn [mex_from]. destruct (member v l) eqn:E.
    + destruct (IH (N.succ v) l) as [H | H]; [now left | right].
      rewrite H. lia.
    + left. intros H. apply member_spec in H. congruence.
Qed.

Lemma mex_spec : forall l, is_mex (mex l) l.
Proof.
  intros l.
  assert (below : forall w, (w < mex l)%N -> In w l).
  { unfold mex. apply mex_from_below. intros w Hw. lia. }
  split; auto.
  unfold mex in *.
  destruct (mex_from_value (length l) 0 l) as [H | H]; auto.
  (* All numbers below the length are in the list, so nothing else is. *)
  rewrite H in *. rewrite N.add_0_l in *.
  intros absurd.
  assert (D : NoDup (upto (S (length l)))) by apply upto_nodup.
  assert (I : incl (upto (S (length l))) l).
  { intros w Hw. apply upto_spec in Hw.
    destruct (N.eq_dec w (N.of_nat (length l))) as [-> | ne]; auto.
    apply below. lia. }
  apply NoDup_incl_length in I; auto.
  rewrite upto_length in I. lia.
Qed.

Lemma mex_is : forall l v, is_mex v l -> mex l = v.
Proof. intros l v H. apply (mex_unique l); auto using mex_spec. Qed.

Lemma mex_ext : forall l m, (forall w, In w l <-> In w m) -> mex l = mex m.
Proof. intros l m same. symmetry. apply mex_is. apply (mex_same_elements l); auto using mex_spec. Qed.

(** ** Nimbers and winners *)

(** The nimber of a game is the mex of the nimbers of its options. *)
Fixpoint nimber (g : game) : N :=
  match g with Node gs => mex (map nimber gs) end.

(** Whether the next player wins under normal play: some move leads to a game in which the player who
    moves next loses. *)
Fixpoint wins (g : game) : bool :=
  match g with Node gs => existsb (fun h => negb (wins h)) gs end.

Theorem wins_nimber : forall g, wins g = negb (nimber g =? 0)%N.
Proof.
  induction g as [gs IH] using game_ind'.
  simpl. destruct (mex_spec (map nimber gs)) as [out below].
  destruct (N.eqb_spec (mex (map nimber gs)) 0) as [E | E]; simpl.
  - rewrite E in out. apply not_true_is_false. intros H.
    apply existsb_exists in H. destruct H as (h & Hin & Hh).
    rewrite (IH h Hin), negb_involutive in Hh. apply N.eqb_eq in Hh.
    apply out. rewrite <- Hh. now apply in_map.
  - apply existsb_exists.
    assert (H : In 0%N (map nimber gs)) by (apply below; lia).
    apply in_map_iff in H. destruct H as (h & Hh & Hin).
    exists h. split; auto. now rewrite (IH h Hin), Hh.
Qed.

(** ** Sums *)

(** A move in a sum is a move in one of the two games. *)
Fixpoint sum (g : game) : game -> game :=
  fix sum_g (h : game) : game :=
    match g, h with
    | Node gs, Node hs => Node (map (fun g' => sum g' h) gs ++ map sum_g hs)
    end.

Lemma sum_options : forall g h,
  sum g h = Node (map (fun g' => sum g' h) (options g) ++ map (sum g) (options h)).
Proof. intros [gs] [hs]. reflexivity. Qed.

(** *** A number below [a xor b] is reached by making [a] or [b] smaller *)

Lemma lxor_cancel : forall a b, N.lxor a (N.lxor a b) = b.
Proof. intros. now rewrite <- N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_l. Qed.

(** If the highest bit of [d] is set in [a], then [a xor d] is less than [a]. *)
Lemma lxor_less : forall a d, d <> 0%N ->
  N.testbit a (N.log2 d) = true -> (N.lxor a d < a)%N.
Proof.
  intros a d Hd bit.
  set (k := N.log2 d) in *.
  (* Above bit k both agree, at bit k only a has a one. *)
  assert (Hdiv : (N.lxor a d / 2 ^ (N.succ k) = a / 2 ^ (N.succ k))%N).
  { rewrite <- !N.shiftr_div_pow2. apply N.bits_inj. intros m.
    rewrite !N.shiftr_spec, N.lxor_spec by lia.
    rewrite (N.bits_above_log2 d) by (fold k; lia). now rewrite xorb_false_r. }
  assert (Hbit : N.testbit (N.lxor a d) k = false).
  { rewrite N.lxor_spec, bit, N.bit_log2 by assumption. reflexivity. }
  assert (split : forall x, x = ((x / 2 ^ N.succ k) * 2 ^ N.succ k
      + (if N.testbit x k then 2 ^ k else 0) + x mod 2 ^ k)%N).
  { intros x. rewrite N.pow_succ_r by lia.
    assert (P : (2 ^ k <> 0)%N) by (apply N.pow_nonzero; lia).
    pose proof (N.div_mod x (2 ^ k) P) as D1.
    pose proof (N.div_mod (x / 2 ^ k) 2 ltac:(lia)) as D2.
    rewrite N.div_div in D2 by lia.
    rewrite (N.mul_comm (2 ^ k) 2) in D2.
    pose proof (N.testbit_spec' x k) as T.
    destruct (N.testbit x k); simpl N.b2n in T; rewrite <- T in D2; nia. }
  assert (P : (2 ^ k <> 0)%N) by (apply N.pow_nonzero; lia).
  pose proof (split a) as Sa. rewrite bit in Sa.
  pose proof (split (N.lxor a d)) as Sd. rewrite Hbit, Hdiv in Sd.
  pose proof (N.mod_lt a (2 ^ k) P).
  pose proof (N.mod_lt (N.lxor a d) (2 ^ k) P) as B.
  generalize dependent (N.lxor a d). intros x _ _ Sd B.
  revert Sa Sd B.
  generalize (a / 2 ^ N.succ k * 2 ^ N.succ k)%N. intros c.
  generalize (a mod 2 ^ k)%N (x mod 2 ^ k)%N. intros m n.
  clear. lia.
Qed.

Lemma below_lxor : forall a b w, (w < N.lxor a b)%N ->
  (exists a', (a' < a)%N /\ N.lxor a' b = w) \/ (exists b', (b' < b)%N /\ N.lxor a b' = w).
Proof.
  intros a b w Hw.
  set (s := N.lxor a b) in *.
  set (d := N.lxor s w).
  assert (Hd : d <> 0%N).
  { unfold d. intros E. apply N.lxor_eq in E. lia. }
  assert (Hsd : N.lxor s d = w) by apply lxor_cancel.
  (* The highest bit in which s and w differ is set in s, since w is less. *)
  assert (bit : N.testbit s (N.log2 d) = true).
  { destruct (N.testbit s (N.log2 d)) eqn:E; auto. exfalso.
    assert (W : N.testbit w (N.log2 d) = true).
    { rewrite <- Hsd, N.lxor_spec, E, N.bit_log2; auto. }
    apply (lxor_less w d Hd) in W.
    assert (N.lxor w d = s).
    { unfold d. rewrite N.lxor_comm, N.lxor_assoc, N.lxor_nilpotent. apply N.lxor_0_r. }
    lia. }
  clearbody d. unfold s in bit. rewrite N.lxor_spec in bit.
  destruct (N.testbit a (N.log2 d)) eqn:Ea.
  - left. exists (N.lxor a d). split; [now apply lxor_less |].
    rewrite <- Hsd. unfold s.
    rewrite !N.lxor_assoc. f_equal. apply N.lxor_comm.
  - right. rewrite xorb_false_l in bit. exists (N.lxor b d). split; [now apply lxor_less |].
    rewrite <- Hsd. unfold s. symmetry. apply N.lxor_assoc.
Qed.

(** The theorem of Sprague and Grundy: the nimber of a sum is the nim-sum of the nimbers. *)
Theorem sprague_grundy : forall g h, nimber (sum g h) = N.lxor (nimber g) (nimber h).
Proof.
  induction g as [gs IHg] using game_ind'.
  induction h as [hs IHh] using game_ind'.
  rewrite sum_options. simpl options.
  set (g := Node gs) in *. set (h := Node hs) in *.
  change (mex (map nimber (map (fun g' => sum g' h) gs ++ map (sum g) hs))
          = N.lxor (nimber g) (nimber h)).
  assert (left : forall g', In g' gs -> nimber (sum g' h) = N.lxor (nimber g') (nimber h)).
  { intros g' H. now apply IHg. }
  assert (right : forall h', In h' hs -> nimber (sum g h') = N.lxor (nimber g) (nimber h')).
  { intros h' H. now apply IHh. }
  assert (Mg : is_mex (nimber g) (map nimber gs)) by apply mex_spec.
  assert (Mh : is_mex (nimber h) (map nimber hs)) by apply mex_spec.
  apply mex_is. rewrite map_app, !map_map. split.
  - rewrite in_app_iff, !in_map_iff. intros [(g' & E & H) | (h' & E & H)].
    + rewrite left in E by assumption.
      rewrite (N.lxor_comm (nimber g')), (N.lxor_comm (nimber g)) in E.
      apply (f_equal (N.lxor (nimber h))) in E. rewrite !lxor_cancel in E.
      destruct Mg as [out _]. apply out. rewrite <- E. now apply in_map.
    + rewrite right in E by assumption.
      apply (f_equal (N.lxor (nimber g))) in E. rewrite !lxor_cancel in E.
      destruct Mh as [out _]. apply out. rewrite <- E. now apply in_map.
  - intros w Hw. rewrite in_app_iff, !in_map_iff.
    destruct (below_lxor _ _ _ Hw) as [(a & Ha & E) | (b & Hb & E)].
    + left. destruct Mg as [_ below]. specialize (below a Ha).
      apply in_map_iff in below. destruct below as (g' & Eg & H).
      exists g'. split; auto. now rewrite left, Eg.
    + right. destruct Mh as [_ below]. specialize (below b Hb).
      apply in_map_iff in below. destruct below as (h' & Eh & H).
      exists h'. split; auto. now rewrite right, Eh.
Qed.

(** The sum of a list of games, and the nim-sum of a list of numbers. *)
Definition sums (gs : list game) : game := fold_right sum (Node []) gs.
Definition xors (vs : list N) : N := fold_right N.lxor 0%N vs.

Corollary nimber_sums : forall gs, nimber (sums gs) = xors (map nimber gs).
Proof.
  induction gs as [| g gs IH]; [reflexivity |].
  change (nimber (sum g (sums gs)) = N.lxor (nimber g) (xors (map nimber gs))).
  now rewrite sprague_grundy, IH.
Qed.
