(** Computes the values of an octal game, and checks a period of them by the theorem of Guy and Smith. *)

From Coq Require Import List Arith NArith Lia Bool.
From Mexplorer Require Import Games Octal.
Import ListNotations.

(** ** A table of values

    The values of the heaps below n, the largest heap first: [G (n - 1); …; G 0]. *)

(** What the moves that take k stones from a heap of n lead to, by the table of the heaps below n. *)
Definition values_by (table : list N) (n k : nat) (d : N) : list N :=
  if n <? k then [] else
  let r := n - k in
  (if zero_heaps d && (r =? 0) && (1 <=? k) then [0%N] else []) ++
  (if one_heap d && (1 <=? r) && (1 <=? k) then [nth (k - 1) table 0%N] else []) ++
  (if two_heaps d then
     let below := removelast (skipn k table) in
     map (fun ab => N.lxor (fst ab) (snd ab)) (combine (rev' below) below)
   else []).

Fixpoint values_from (table : list N) (n k : nat) (c : code) : list N :=
  match c with
  | [] => []
  | d :: c => values_by table n k d ++ values_from table n (S k) c
  end.

Fixpoint table (c : code) (n : nat) : list N :=
  match n with
  | O => []
  | S n => let t := table c n in mex (values_from t n 0 c) :: t
  end.

(** The table by its definition. *)
Fixpoint nimbers (c : code) (n : nat) : list N :=
  match n with
  | O => []
  | S n => G c n :: nimbers c n
  end.

Lemma nimbers_length : forall c n, length (nimbers c n) = n.
Proof. induction n; simpl; auto. Qed.

Lemma nimbers_nth : forall c n i, i < n -> nth i (nimbers c n) 0%N = G c (n - 1 - i).
Proof.
  induction n as [| n IH]; intros i H; [lia |]. destruct i as [| i].
  - simpl. now rewrite !Nat.sub_0_r.
  - cbn [nimbers nth]. rewrite IH by lia. f_equal. lia.
Qed.

Lemma nimbers_skipn : forall c k n, k <= n -> skipn k (nimbers c n) = nimbers c (n - k).
Proof.
  induction k as [| k IH]; intros n H.
  - now rewrite Nat.sub_0_r.
  - destruct n as [| n]; [lia |]. cbn [nimbers skipn]. apply IH. lia.
Qed.

Lemma nimbers_removelast : forall c n,
  removelast (nimbers c n) = rev (map (G c) (seq 1 (n - 1))).
Proof.
  intros c. assert (E : forall n, nimbers c n = rev (map (G c) (seq 0 n))).
  { induction n as [| n IH]; [reflexivity |].
    rewrite seq_S, map_app, rev_app_distr, <- IH. reflexivity. }
  intros [| n]; [reflexivity |]. rewrite E. simpl Nat.sub. rewrite Nat.sub_0_r.
  simpl. now rewrite removelast_last.
Qed.

Lemma combine_map : forall (A B D : Type) (f : A -> B) (g : A -> D) l,
  combine (map f l) (map g l) = map (fun x => (f x, g x)) l.
Proof. induction l; simpl; congruence. Qed.

(** The heaps 1 … n - 1 in reverse are what is left beside them. *)
Lemma rev_seq : forall n, rev (seq 1 n) = map (fun a => S n - a) (seq 1 n).
Proof.
  induction n as [| n IH]; [reflexivity |].
  rewrite seq_S at 1. rewrite rev_app_distr, IH. simpl rev.
  cbn [seq map app]. f_equal; try lia.
  rewrite <- (seq_shift n 1), map_map. apply map_ext. intros a. lia.
Qed.

Lemma values_by_spec : forall c n k d,
  values_by (nimbers c n) n k d = map (fun parts => xors (map (G c) parts)) (left_by n k d).
Proof.
  intros c n k d. unfold values_by, left_by.
  destruct (Nat.ltb_spec n k) as [_ | H]; [reflexivity |].
  rewrite !map_app. f_equal; [| f_equal].
  - now destruct (zero_heaps d && (n - k =? 0) && (1 <=? k)).
  - destruct (one_heap d && (1 <=? n - k) && (1 <=? k)) eqn:E; [| reflexivity].
    apply andb_prop in E. destruct E as [E E2]. apply andb_prop in E. destruct E as [_ E1].
    apply Nat.leb_le in E1, E2.
    rewrite nimbers_nth by lia. cbn [map xors fold_right]. rewrite N.lxor_0_r.
    replace (n - 1 - (k - 1)) with (n - k) by lia. reflexivity.
  - destruct (two_heaps d); [| reflexivity].
    rewrite nimbers_skipn, nimbers_removelast by lia.
    unfold rev'. rewrite <- rev_alt, rev_involutive.
    rewrite <- map_rev, rev_seq, map_map, combine_map, !map_map.
    apply map_ext_in. intros a Ha. apply in_seq in Ha.
    cbn [map xors fold_right fst snd]. rewrite N.lxor_0_r. now replace (S (n - k - 1) - a) with (n - k - a) by lia.
Qed.

Lemma values_from_spec : forall c n ds k,
  values_from (nimbers c n) n k ds =
  map (fun parts => xors (map (G c) parts)) (left_from n k ds).
Proof.
  induction ds as [| d ds IH]; intros k; simpl; [reflexivity |].
  now rewrite values_by_spec, IH, map_app.
Qed.

Theorem table_spec : forall c n, table c n = nimbers c n.
Proof.
  induction n as [| n IH]; [reflexivity |].
  cbn [table nimbers]. rewrite IH, values_from_spec. f_equal. symmetry. apply G_mex.
Qed.

(** ** The check *)

Fixpoint agrees (long short : list N) : bool :=
  match long, short with
  | v :: long, w :: short => N.eqb v w && agrees long short
  | _, [] => true
  | [], _ :: _ => false
  end.

Lemma agrees_spec : forall short long, agrees long short = true ->
  length short <= length long /\
  forall i, i < length short -> nth i long 0%N = nth i short 0%N.
Proof.
  induction short as [| w short IH]; intros long H.
  - split; [simpl; lia |]. simpl. intros. lia.
  - destruct long as [| v long]; [discriminate |]. simpl in H.
    apply andb_prop in H. destruct H as [E H]. apply N.eqb_eq in E. apply IH in H.
    destruct H as [L H]. split; [simpl; lia |]. intros [| i] Hi; [assumption |].
    simpl in *. apply H. lia.
Qed.

Lemma nth_nimbers_rev : forall c n i, i < n -> nth i (rev (nimbers c n)) 0%N = G c i.
Proof.
  intros c n i H. rewrite rev_nth by now rewrite nimbers_length.
  rewrite nimbers_length, nimbers_nth by lia. f_equal. lia.
Qed.

Lemma nth_skipn : forall (l : list N) k i, nth i (skipn k l) 0%N = nth (k + i) l 0%N.
Proof.
  induction l as [| v l IH]; intros [| k] i; simpl; auto. destruct i; reflexivity.
Qed.

(** The number of values that the theorem asks for. *)
Definition needed (c : code) (q p : nat) : nat := 2 * q + 2 * p + most c.

(** Whether p is a period from heap q on, and the least one, and q is the least heap from which it is
    one (or 1: heap 0 is not looked at). *)
Definition check (c : code) (q p : nat) : bool :=
  let values := rev' (table c (needed c q p)) in
  let late := skipn q values in
  (1 <=? q) && (1 <=? p) &&
  agrees late (skipn p late) &&
  ((q =? 1) || negb (N.eqb (nth (q - 1) values 0%N) (nth (q - 1 + p) values 0%N))) &&
  forallb (fun r => negb (agrees late (skipn r late))) (seq 1 (p - 1)).

Record period (c : code) (q p : nat) : Prop := {
  (** The values repeat, for all heaps. *)
  repeats : forall n, q <= n -> G c (n + p) = G c n;
  (** They do not repeat sooner. *)
  preperiod_least : q = 1 \/ G c (q - 1 + p) <> G c (q - 1);
  (** They do not repeat with a smaller period. *)
  period_least : forall r, 1 <= r < p -> exists n, q <= n /\ G c (n + r) <> G c n
}.

Lemma late_nth : forall c n q i, q + i < n ->
  nth i (skipn q (rev (nimbers c n))) 0%N = G c (q + i).
Proof. intros. rewrite nth_skipn. now apply nth_nimbers_rev. Qed.

Lemma disagrees_spec : forall short long, length short <= length long ->
  agrees long short = false ->
  exists i, i < length short /\ nth i long 0%N <> nth i short 0%N.
Proof.
  induction short as [| w short IH]; intros long L H.
  - destruct long; discriminate.
  - destruct long as [| v long]; [simpl in L; lia |]. simpl in H, L.
    destruct (N.eqb_spec v w) as [E | E].
    + simpl in H. destruct (IH long) as (i & Hi & D); [lia | assumption |].
      exists (S i). simpl. split; [lia | assumption].
    + exists 0. simpl. split; [lia | assumption].
Qed.

Theorem check_sound : forall c q p, check c q p = true -> period c q p.
Proof.
  intros c q p H. unfold check in H.
  unfold rev' in H. rewrite <- rev_alt, table_spec in H.
  set (n := needed c q p) in *.
  set (late := skipn q (rev (nimbers c n))) in *.
  repeat (apply andb_prop in H; let X := fresh "X" in destruct H as [H X]).
  apply Nat.leb_le in H. apply Nat.leb_le in X2.
  assert (len : length late = n - q).
  { unfold late. now rewrite skipn_length, rev_length, nimbers_length. }
  assert (N1 : n = 2 * q + 2 * p + most c) by reflexivity.
  split.
  - apply guy_smith; [assumption |]. intros m Hm.
    apply agrees_spec in X1. destruct X1 as [_ X1].
    specialize (X1 (m - q)). rewrite skipn_length, len, nth_skipn in X1.
    unfold late in X1. rewrite !late_nth in X1 by lia.
    replace (q + (m - q)) with m in X1 by lia.
    replace (q + (p + (m - q))) with (m + p) in X1 by lia.
    symmetry. apply X1. lia.
  - apply orb_prop in X0. destruct X0 as [E | E].
    + left. now apply Nat.eqb_eq.
    + right. rewrite !nth_nimbers_rev in E by lia.
      intros same. rewrite same, N.eqb_refl in E. discriminate.
  - intros r Hr. rewrite forallb_forall in X. specialize (X r).
    rewrite in_seq in X. assert (R : 1 <= r < 1 + (p - 1)) by lia.
    specialize (X R). apply negb_true_iff in X. apply disagrees_spec in X.
    + destruct X as (i & Hi & D). rewrite skipn_length, len in Hi.
      rewrite nth_skipn in D. unfold late in D. rewrite !late_nth in D by lia.
      exists (q + i). split; [lia |]. intros same. apply D.
      rewrite <- same. f_equal. lia.
    + rewrite skipn_length. lia.
Qed.
