/** Written with a full stop that does not end a sentence. From common English usage and the Chicago Manual of Style's lists. */
export const abbreviationsBeforeName: ReadonlySet<string> = new Set(
  (
    'mr mrs ms messrs dr prof rev fr hon gen col maj capt lt sgt cmdr adm gov sen rep pres st mt ft ave blvd ' +
    'vs v e.g i.e cf viz al ca approx fig figs eq eqs ref refs sec ch chap vol vols no nos pp p ed eds trans ' +
    'art para dept univ assn bros est ext tel resp incl esp jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'mon tue tues wed thu thur thurs fri sat sun'
  ).split(' '),
)

/** May end a sentence: they do when what follows starts like a sentence. */
export const abbreviationsAtEnd: ReadonlySet<string> = new Set(
  (
    'etc inc ltd co corp llc plc jr sr esq a.m p.m am pm u.s u.k u.n e.u d.c l.a n.y ph.d m.d b.a m.a b.sc m.sc ' +
    'b.c a.d c.e b.c.e min max hr hrs sq lb lbs oz kg km cm mm ft in'
  ).split(' '),
)

/** Words that open sentences and are seldom names. */
export const sentenceOpeners: ReadonlySet<string> = new Set(
  (
    'the a an this that these those it he she they we i you there here in on at by for from with to of as but and ' +
    'or so yet if when while although though because since after before however moreover furthermore then now ' +
    'his her their our my your its what who why how where which no not yes all some many most each every one two ' +
    'both also even still once until unless according despite during'
  ).split(' '),
)
