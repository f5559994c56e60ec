/** Irregular verbs: base, past, participle. */
export const irregularVerbs: readonly (readonly [base: string, past: string, participle: string])[] =
  `go went gone;see saw seen;do did done;take took taken;write wrote written;give gave given;eat ate eaten;drive drove driven
know knew known;break broke broken;choose chose chosen;speak spoke spoken;drink drank drunk;begin began begun;sing sang sung
swim swam swum;ring rang rung;forget forgot forgotten;fall fell fallen;fly flew flown;grow grew grown;throw threw thrown
wear wore worn;draw drew drawn;ride rode ridden;rise rose risen;hide hid hidden;bite bit bitten;steal stole stolen
freeze froze frozen;wake woke woken;tear tore torn;shake shook shaken;come came come;run ran run;become became become
have had had;make made made;say said said;get got got;think thought thought;buy bought bought;bring brought brought
teach taught taught;catch caught caught;feel felt felt;keep kept kept;leave left left;meet met met;pay paid paid;send sent sent
spend spent spent;tell told told;win won won;lose lost lost;build built built;understand understood understood
stand stood stood;sit sat sat;sleep slept slept;hear heard heard;hold held held;mean meant meant;find found found`
    .split(/[;\n]/)
    .map((line) => line.split(' ') as [string, string, string])

const regular =
  `accept add affect agree allow answer appear apply argue arrive ask avoid believe belong call carry cause change check claim
close compare complain complete consider contain continue cook create cross dance decide decrease depend describe destroy
develop die disappear discover discuss earn encourage enjoy enter exist expect explain fail finish fix follow happen hate help
hope hurry identify imagine improve include increase influence invite join jump kill laugh learn like listen live look love
manage marry miss move need notice obtain offer open own pass plan play pollute practise practice prefer prepare present
prevent produce promise protect prove provide pull push reach realise realize receive recommend reduce refuse remain remember
remove repeat replace reply require save seem serve share show smile solve start stay stop study suffer suggest support
talk touch travel try turn use visit wait walk want warn wash waste watch wish wonder work worry`.split(/\s+/)

export const baseVerbs: readonly string[] = [...irregularVerbs.map(([base]) => base), ...regular]

/** "goes", "tries", "watches" */
export function thirdPersonOf(base: string): string {
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ies')
  return base + (/(?:s|x|z|ch|sh|o)$/.test(base) ? 'es' : 's')
}

const irregularPast = new Map(irregularVerbs.map(([base, past]) => [base, past]))
const doubled = /^(?:stop|plan|prefer|travel)$/

export function pastOf(base: string): string {
  const known = irregularPast.get(base)
  if (known) return known
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied')
  if (doubled.test(base) && base !== 'travel') return `${base}${base.at(-1)}ed`
  return base + (base.endsWith('e') ? 'd' : 'ed')
}

const bases = new Map<string, string>()
for (const base of baseVerbs) bases.set(thirdPersonOf(base), base)
for (const [base, past] of irregularVerbs) bases.set(past, base)

/** The base of a form that cannot follow "to" or a modal verb: "goes", "went", "reduces"; undefined for other words. */
export const baseOfForm = (form: string): string | undefined => bases.get(form.toLowerCase())

/** A regular expression of words, for a table that is used in one. */
export const anyOf = (words: Iterable<string>): string => `(?:${[...words].join('|')})`

export const thirdPersonForms: readonly string[] = baseVerbs.map(thirdPersonOf)
export const irregularPasts: readonly string[] = irregularVerbs
  .map(([, past]) => past)
  .filter((past) => !/^(?:had|said|found|left|thought|felt|meant|saw|lay)$/.test(past))
