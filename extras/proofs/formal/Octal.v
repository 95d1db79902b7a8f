(** Octal games, their values, and the theorem of Guy and Smith (1956): a period of the values that
    lasts long enough lasts for all heaps.

    A code is the list of its digits, that of "take nothing" first: 0.77 is [0; 7; 7]. Digit number k
    says what may be left when k stones are taken from a heap: nothing (1), one heap (2) or two heaps
    (4), and sums of these. *)

From Coq Require Import List Arith NArith Lia Bool Wf_nat.
From Mexplorer Require Import Games.
Import ListNotations.

Definition code := list N.

Definition zero_heaps (d : N) := N.testbit d 0.
Definition one_heap (d : N) := N.testbit d 1.
Definition two_heaps (d : N) := N.testbit d 2.

(** What is left of a heap of n when k stones are taken from it by digit d: lists of heaps. To take
    nothing and leave one heap is no move. *)
Definition left_by (n k : nat) (d : N) : list (list nat) :=
  if n <? k then [] else
  let r := n - k in
  (if zero_heaps d && (r =? 0) && (1 <=? k) then [[]] else []) ++
  (if one_heap d && (1 <=? r) && (1 <=? k) then [[r]] else []) ++
  (if two_heaps d then map (fun a => [a; r - a]) (seq 1 (r - 1)) else []).

(** The moves by all digits, the first of which takes k stones. *)
Fixpoint left_from (n k : nat) (c : code) : list (list nat) :=
  match c with
  | [] => []
  | d :: c => left_by n k d ++ left_from n (S k) c
  end.

Definition moves (c : code) (n : nat) : list (list nat) := left_from n 0 c.

(** A heap as a game: its options are the sums of the heaps that the moves leave. *)
Fixpoint heap_within (fuel : nat) (c : code) (n : nat) : game :=
  match fuel with
  | O => Node []
  | S fuel => Node (map (fun parts => sums (map (heap_within fuel c) parts)) (moves c n))
  end.

Definition heap (c : code) (n : nat) : game := heap_within (S n) c n.

(** The nimber of a heap, by the definition through games. *)
Definition G (c : code) (n : nat) : N := nimber (heap c n).

(** ** What a move leaves *)

Inductive leaves (d : N) (n k : nat) : list nat -> Prop :=
  | leaves_zero : zero_heaps d = true -> n = k -> 1 <= k -> leaves d n k []
  | leaves_one : forall r, one_heap d = true -> n = k + r -> 1 <= r -> 1 <= k -> leaves d n k [r]
  | leaves_two : forall a b, two_heaps d = true -> n = k + a + b -> 1 <= a -> 1 <= b ->
      leaves d n k [a; b].

Lemma left_by_spec : forall n k d parts, In parts (left_by n k d) <-> leaves d n k parts.
Proof.
  intros n k d parts. unfold left_by.
  destruct (Nat.ltb_spec n k) as [H | H].
  { split; [intros [] |]. intros L. inversion L; lia. }
  rewrite !in_app_iff. split.
  - intros [I | [I | I]].
    + destruct (zero_heaps d) eqn:E, (Nat.eqb_spec (n - k) 0), (Nat.leb_spec 1 k); simpl in I;
        try contradiction.
      destruct I as [<- | []]. constructor; auto; lia.
    + destruct (one_heap d) eqn:E, (Nat.leb_spec 1 (n - k)), (Nat.leb_spec 1 k);
        cbn [andb] in I; try contradiction.
      destruct I as [<- | []]. constructor; auto; lia.
    + destruct (two_heaps d) eqn:E; [| contradiction].
      apply in_map_iff in I. destruct I as (a & <- & I). apply in_seq in I.
      constructor; auto; lia.
  - intros L. inversion L as [E H1 H2 | r E H1 H2 H3 | a b E H1 H2 H3]; subst parts.
    + left. rewrite E. replace (n - k) with 0 by lia.
      destruct (Nat.leb_spec 1 k); [now left | lia].
    + right. left. rewrite E. replace (n - k) with r by lia.
      destruct (Nat.leb_spec 1 r), (Nat.leb_spec 1 k); try lia. now left.
    + right. right. rewrite E. apply in_map_iff. exists a. split.
      * do 2 f_equal. lia.
      * apply in_seq. lia.
Qed.

Lemma left_from_spec : forall c n k parts,
  In parts (left_from n k c) <-> exists i d, nth_error c i = Some d /\ leaves d n (k + i) parts.
Proof.
  induction c as [| d c IH]; intros n k parts; simpl.
  - split; [intros [] |]. intros (i & d & E & _). destruct i; discriminate.
  - rewrite in_app_iff, left_by_spec, IH. split.
    + intros [L | (i & e & E & L)].
      * exists 0, d. rewrite Nat.add_0_r. auto.
      * exists (S i), e. rewrite Nat.add_succ_r. auto.
    + intros (i & e & E & L). destruct i as [| i].
      * injection E as ->. rewrite Nat.add_0_r in L. auto.
      * right. exists i, e. rewrite Nat.add_succ_r in L. auto.
Qed.

(** A move takes k stones by the digit number k. *)
Lemma moves_spec : forall c n parts,
  In parts (moves c n) <-> exists k d, nth_error c k = Some d /\ leaves d n k parts.
Proof. intros. unfold moves. apply left_from_spec. Qed.

Lemma parts_smaller : forall c n parts, In parts (moves c n) -> forall m, In m parts -> m < n.
Proof.
  intros c n parts H m Hm. apply moves_spec in H. destruct H as (k & d & _ & L).
  inversion L; subst parts; simpl in Hm; intuition lia.
Qed.

Lemma heap_within_enough : forall c n fuel, n < fuel -> heap_within fuel c n = heap c n.
Proof.
  intros c n. induction n as [n IH] using lt_wf_ind. intros fuel H.
  destruct fuel as [| fuel]; [lia |]. unfold heap. simpl. f_equal.
  apply map_ext_in. intros parts Hp. f_equal.
  apply map_ext_in. intros m Hm.
  pose proof (parts_smaller c n parts Hp m Hm).
  rewrite (IH m) by lia. symmetry. apply IH; lia.
Qed.

Lemma heap_options : forall c n,
  heap c n = Node (map (fun parts => sums (map (heap c) parts)) (moves c n)).
Proof.
  intros c n. unfold heap at 1. simpl. f_equal.
  apply map_ext_in. intros parts Hp. f_equal.
  apply map_ext_in. intros m Hm. apply heap_within_enough.
  eapply parts_smaller; eauto.
Qed.

(** The recurrence follows from the theorem of Sprague and Grundy. *)
Theorem G_mex : forall c n, G c n = mex (map (fun parts => xors (map (G c) parts)) (moves c n)).
Proof.
  intros c n. unfold G at 1. rewrite heap_options.
  change (mex (map nimber (map (fun parts => sums (map (heap c) parts)) (moves c n)))
    = mex (map (fun parts => xors (map (G c) parts)) (moves c n))).
  rewrite map_map. f_equal. apply map_ext. intros parts.
  now rewrite nimber_sums, map_map.
Qed.

(** ** The theorem of Guy and Smith *)

(** The most stones that a move takes. *)
Definition most (c : code) : nat := length c - 1.

Section GuySmith.
  Variables (c : code) (q p : nat).
  Hypothesis q_pos : 1 <= q.

  Lemma values_repeat_step : forall n, 2 * q + p + most c <= n ->
    (forall m, q <= m < n -> G c (m + p) = G c m) ->
    G c (n + p) = G c n.
  Proof.
    intros n Hn IH. rewrite (G_mex c (n + p)), (G_mex c n). apply mex_ext.
    intros v. rewrite !in_map_iff.
    assert (taken : forall k d, nth_error c k = Some d -> k <= most c).
    { intros k d E. assert (k < length c) by (apply nth_error_Some; congruence).
      unfold most. lia. }
    split; intros (parts & <- & H); apply moves_spec in H; destruct H as (k & d & E & L);
      pose proof (taken k d E) as K;
      inversion L as [D H1 H2 | r D H1 H2 H3 | a b D H1 H2 H3]; subst parts; try lia.
    - (* One heap is left of n + p: take p off it. *)
      exists [r - p]. split.
      + simpl. rewrite <- (IH (r - p)) by lia. now replace (r - p + p) with r by lia.
      + apply moves_spec. exists k, d. split; auto. constructor; auto; lia.
    - (* Two heaps are left of n + p: take p off the larger one, which is at least q + p. *)
      destruct (le_lt_dec b a).
      + exists [a - p; b]. split.
        * simpl. rewrite <- (IH (a - p)) by lia. now replace (a - p + p) with a by lia.
        * apply moves_spec. exists k, d. split; auto. constructor; auto; lia.
      + exists [a; b - p]. split.
        * simpl. rewrite <- (IH (b - p)) by lia. now replace (b - p + p) with b by lia.
        * apply moves_spec. exists k, d. split; auto. constructor; auto; lia.
    - (* One heap is left of n: put p on it. *)
      exists [r + p]. split.
      + simpl. now rewrite (IH r) by lia.
      + apply moves_spec. exists k, d. split; auto. constructor; auto; lia.
    - (* Two heaps are left of n: put p on the larger one, which is at least q. *)
      destruct (le_lt_dec b a).
      + exists [a + p; b]. split.
        * simpl. now rewrite (IH a) by lia.
        * apply moves_spec. exists k, d. split; auto. constructor; auto; lia.
      + exists [a; b + p]. split.
        * simpl. now rewrite (IH b) by lia.
        * apply moves_spec. exists k, d. split; auto. constructor; auto; lia.
  Qed.

  (** If the values repeat with period p from heap q on, as far as heap 2q + 2p + k exclusive, where k
      is the most stones that a move takes, then they do so for all heaps. *)
  Theorem guy_smith :
    (forall n, q <= n < 2 * q + p + most c -> G c (n + p) = G c n) ->
    forall n, q <= n -> G c (n + p) = G c n.
  Proof.
    intros seen n. induction n as [n IH] using lt_wf_ind. intros Hn.
    destruct (le_lt_dec (2 * q + p + most c) n) as [far | near].
    - apply values_repeat_step; auto. intros m Hm. apply IH; lia.
    - apply seen. lia.
  Qed.
End GuySmith.
