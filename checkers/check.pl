#!/usr/bin/env perl
# A third checker of certificates, written from docs/certificates.md alone as a test of that page: codes and sets,
# with values or rare heaps, and misère quotients. Typed rules it refuses. `perl check.pl FILE` ends with 0 or 1.
use strict;
use warnings;
use JSON::PP;

sub need { my ($ok, $why) = @_; die "$why\n" unless $ok }

sub whole {
    my ($n, $least, $most) = @_;
    return defined $n && !ref $n && $n =~ /^(0|[1-9][0-9]{0,9})$/ && $n >= $least && $n <= $most;
}

sub max { my $most = shift; for (@_) { $most = $_ if $_ > $most } return $most }

sub expand {
    my ($list, $length) = @_;
    need(ref $list eq 'ARRAY', 'there is no list of values');
    my @values;
    for my $item (@$list) {
        my ($value, $count) = ref $item eq 'ARRAY' && @$item == 2 ? @$item : ($item, 1);
        need(whole($value, 0, 65535) && whole($count, 1, 2**20 - @values), 'heap ' . @values . ' has no value');
        push @values, ($value) x $count;
    }
    need(@values == $length, "values of $length heaps are needed");
    return \@values;
}

# [taken, digit], the most taken, and the most heaps left.
sub moves {
    my ($game) = @_;
    my @takes;
    if ($game =~ /^octal ([04])\.([0-7]+)$/ || $game =~ /^hex ([048C])\.([0-9A-F]+)$/) {
        my @digits = map { hex } split //, "$1$2";
        @takes = grep { $_->[1] } map { [$_, $digits[$_]] } 0 .. $#digits;
    } elsif ($game =~ /^subtract ([0-9. ]+)$/) {
        for my $word (split / /, $1) {
            need($word =~ /^([1-9][0-9]{0,8})(?:\.\.([1-9][0-9]{0,8}))?$/, "$word is no number of a set");
            my ($low, $high) = ($1, $2 // $1);
            need($high - $low + @takes < 4097, 'the set is too large');
            push @takes, map { [$_, 3] } $low .. $high;
        }
    }
    need(@takes > 0, "$game is no code or set with a move");
    my $digit = max(map { $_->[1] } @takes);
    return (\@takes, max(map { $_->[0] } @takes), $digit < 4 ? 1 : $digit < 8 ? 2 : 3);
}

sub options {
    my ($takes, $n, $visit) = @_;
    for (@$takes) {
        my ($taken, $digit) = @$_;
        my $rest = $n - $taken;
        $visit->() if $digit & 1 && $rest == 0 && $n > 0;
        $visit->($rest) if $digit & 2 && $rest > 0;
        if ($digit & 4) { $visit->($_, $rest - $_) for 1 .. int($rest / 2) }
        next unless $digit & 8;
        for my $a (1 .. int($rest / 3)) {
            $visit->($a, $_, $rest - $a - $_) for $a .. int(($rest - $a) / 2);
        }
    }
}

sub least {
    my ($q, $p, $values, $first) = @_;
    my $at = sub { $values->[$_[0] < $q + $p ? $_[0] : $_[0] - $p] };
    need($q <= $first || $at->($q - 1) != $at->($q - 1 + $p), "the period begins before heap $q");
    for my $d (grep { $p % $_ == 0 } 1 .. int($p / 2)) {
        my $n = $q;
        $n++ while $n < $q + $p && $at->($n) == $at->($n + $d);
        need($n < $q + $p, "$d is a period");
    }
}

sub period {
    my ($file) = @_;
    my ($q, $p, $bound, $mask) = @$file{qw(preperiod period bound mask)};
    my ($takes, $t, $h) = moves($file->{game});
    need(($file->{game} =~ /^sub/ ? 'subtraction-period' : 'octal-period') eq $file->{kind}, 'another kind');
    my $last = max($h * (max($q, 1) + $p) + $t - $h, $t + $p);
    need($bound == $last, "the bound is $last");
    need($bound**$h <= 2**33 && $bound * @$takes <= 2**33, 'it takes too long') unless defined $mask;
    need($h == 2 && whole($mask, 1, 255) && ref $file->{rare} eq 'ARRAY', 'no mask') if defined $mask;
    my $list = defined $mask ? [] : expand($file->{values}, $q + $p);
    my @rare = defined $mask ? @{ $file->{rare} } : ();
    my @odd = map { defined $mask && unpack('%32b*', chr($_ & $mask)) % 2 } 0 .. 255;
    my (@g, @met);
    for my $n (0 .. $bound) {
        my %seen;
        if (defined $mask) { look($takes, $n, \@g, \@met, \@odd, \%seen) }
        else {
            options($takes, $n, sub { my $v = 0; $v ^= $g[$_] for @_; $seen{$v} = 1 });
        }
        my $v = 0;
        $v++ while $seen{$v};
        my $wanted = $n >= $q + $p ? $g[$n - $p] : $list->[$n] // $v;
        need($v == $wanted && (!defined $mask || $v < 256), "heap $n has the value $v, not $wanted");
        push @g, $v;
        next if !defined $mask || $n == 0 || $odd[$v];
        need(@met < @rare && whole($rare[@met], 1, $bound) && $rare[@met] == $n, "heap $n is rare");
        push @met, $n;
    }
    need(@met == @rare, 'there are fewer rare heaps');
    least($q, $p, \@g, 0);
}

# Steps 1 to 3 of the page.
sub look {
    my ($takes, $n, $g, $met, $odd, $seen) = @_;
    for (@$takes) {
        my ($taken, $digit) = @$_;
        my $rest = $n - $taken;
        $seen->{0} = 1 if $digit & 1 && $rest == 0 && $n > 0;
        $seen->{ $g->[$rest] } = 1 if $digit & 2 && $rest > 0;
        next unless $digit & 4;
        for my $heap (@$met) { last if $heap >= $rest; $seen->{ $g->[$heap] ^ $g->[$rest - $heap] } = 1 }
    }
    my $m = 0;
    $m++ while $m < 256 && ($seen->{$m} || !$odd->[$m]);
    my %missing = map { $_ => 1 } grep { !$seen->{$_} } 0 .. $m - 1;
    for my $a (1 .. int($n / 2)) {
        last unless %missing;
        for (@$takes) {
            next unless $_->[1] & 4 && $a < $n - $_->[0];
            my $v = $g->[$a] ^ $g->[$n - $_->[0] - $a];
            $seen->{$v} = 1 if delete $missing{$v};
        }
    }
}

sub quotient {
    my ($file) = @_;
    my ($q, $p, $bound, $table, $lost) = @$file{qw(preperiod period bound table lost)};
    need($file->{game} =~ /^(.*) misere$/, 'it is not misere');
    my ($takes, $t, $h) = moves($1);
    $h = max($h, 2);
    need($q > 0 && $bound == $h * ($q + $p) + $t, 'the bound is ' . ($h * ($q + $p) + $t));
    need($bound**$h <= 2**27, 'it takes too long');
    my $phi = expand($file->{values}, $q + $p);
    my $order = ref $table eq 'ARRAY' ? @$table : 0;
    need($order > 0 && $order <= 512, 'there is no table');
    for my $row (@$table, $phi, $lost) {
        need(ref $row eq 'ARRAY' && !grep({ !whole($_, 0, $order - 1) } @$row), 'a class is none');
    }
    need(!grep({ @$_ != $order } @$table), 'the table is no square');
    need(!grep({ $lost->[$_] <= $lost->[$_ - 1] } 1 .. $#$lost), 'lost does not ascend');
    my %gens = map { $_ => 1 } @$phi;
    for my $x (0 .. $order - 1) {
        need($table->[0][$x] == $x, '0 is no unit');
        for my $y (0 .. $order - 1) {
            need($table->[$x][$y] == $table->[$y][$x], "$x and $y do not commute");
            for my $z (keys %gens) {
                need($table->[$table->[$x][$y]][$z] == $table->[$x][$table->[$y][$z]], 'not associative');
            }
        }
    }
    my @is_lost = (0) x $order;
    $is_lost[$_] = 1 for @$lost;
    need(!$is_lost[0], 'class 0 is lost');
    # Sets of classes are texts of 0 and 1.
    my @completing = map { my $row = $_; join '', map { $is_lost[$_] } @$row } @$table;
    my %different = map { $_ => 1 } @completing;
    need(keys %different == $order, 'two classes are alike');
    my $at = sub { $phi->[$_[0] < $q + $p ? $_[0] : $q + ($_[0] - $q) % $p] };
    my %kinds;
    for my $n (0 .. $bound) {
        my %left;
        options($takes, $n, sub { my $x = 0; $x = $table->[$x][$at->($_)] for @_; $left{$x} = 1 });
        need(%left || $at->($n) == 0, "heap $n cannot move and is not in class 0");
        next unless %left;
        my $wins = '0' x $order;
        $wins |= $completing[$_] for keys %left;
        need(($wins & $completing[$at->($n)]) !~ /1/, "heap $n: an option of a lost sum is lost");
        $kinds{ $at->($n) . " $wins" } = [$at->($n), $wins, $n];
    }
    my @fewest = map { {} } 1 .. $order;
    my ($work, @sums) = (0, [0, '0' x $order]);
    $fewest[0]{ $sums[0][1] } = 1;
    while (my $sum = shift @sums) {
        my ($x, $c) = @$sum;
        next unless $fewest[$x]{$c};
        need(($work += $order * keys %kinds) <= 2**30, 'there are too many kinds of sums');
        for my $kind (values %kinds) {
            my ($y, $wins, $n) = @$kind;
            my $xy = $table->[$x][$y];
            my $more = join '', map { substr($c, $table->[$_][$y], 1) | substr($wins, $table->[$_][$x], 1) } 0 .. $order - 1;
            need($is_lost[$xy] || substr($more, 0, 1), "heap $n: a sum with it should have a lost option");
            next if grep { ($_ & $more) eq $_ } keys %{ $fewest[$xy] };
            for (keys %{ $fewest[$xy] }) { delete $fewest[$xy]{$_} if ($_ & $more) eq $more }
            $fewest[$xy]{$more} = 1;
            push @sums, [$xy, $more];
        }
    }
    need(!grep({ !%$_ } @fewest), 'a class is of no sum');
    least($q, $p, $phi, 1);
}

eval {
    my $name = shift @ARGV // '';
    need(-f $name && -s $name <= 2**24, 'the file has more than 16 MiB, or is none');
    open my $in, '<:raw', $name or die "the file cannot be read\n";
    my $file = JSON::PP->new->max_depth(8)->decode(do { local $/; <$in> });
    need(ref $file eq 'HASH' && ($file->{format} // '') eq 'mexplorer-certificate', 'it is no certificate');
    need(whole($file->{version}, 1, 1) && !ref($file->{game} // []), 'it is of another version');
    for (qw(preperiod period bound)) { need(whole($file->{$_}, 0, 2**29), "$_ is no number") }
    need($file->{period} > 0, 'the period is 0');
    my $kind = $file->{kind} // '';
    if ($kind eq 'misere-quotient') { quotient($file) }
    elsif ($kind =~ /^(octal|subtraction)-period$/) { period($file) }
    else { die "the kind $kind is not known here\n" }
    print "Proven: $file->{game} has the period $file->{period} from heap $file->{preperiod} on.\n";
    1;
} or do {
    print "Refused: $@";
    exit 1;
};
