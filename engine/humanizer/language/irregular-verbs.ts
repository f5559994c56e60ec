/** Irregular English verbs that rewrites produce or meet: base, past, participle. */
const irregular = `
be was been|beat beat beaten|become became become|begin began begun|bind bound bound|break broke broken|bring brought brought|build built built
buy bought bought|catch caught caught|choose chose chosen|come came come|cut cut cut|deal dealt dealt|do did done|draw drew drawn|drink drank drunk
drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fit fit fit|forget forgot forgotten|get got got
give gave given|go went gone|grow grew grown|have had had|hear heard heard|hide hid hidden|hold held held|hurt hurt hurt|keep kept kept
know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|lose lost lost|make made made|mean meant meant
meet met met|outdo outdid outdone|overcome overcame overcome|pay paid paid|put put put|read read read|rise rose risen|run ran run
say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|shape shaped shaped|show showed shown|shrink shrank shrunk
shut shut shut|speak spoke spoken|speed sped sped|spend spent spent|split split split|spread spread spread|stand stood stood|stick stuck stuck|strike struck struck
bend bent bent|bleed bled bled|blow blew blown|cast cast cast|cling clung clung|creep crept crept|dig dug dug|fly flew flown
freeze froze frozen|grind ground ground|hang hung hung|hit hit hit|kneel knelt knelt|light lit lit|ride rode ridden|ring rang rung|shake shook shaken
shed shed shed|shine shone shone|shoot shot shot|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|spin spun spun
steal stole stolen|sting stung stung|stride strode stridden|swear swore sworn|sweep swept swept|swell swelled swollen|swim swam swum
swing swung swung|tear tore torn|wake woke woken|weep wept wept|take took taken|teach taught taught|tell told told|think thought thought|throw threw thrown|understand understood understood
undertake undertook undertaken|uphold upheld upheld|wear wore worn|weave wove woven|weigh weighed weighed|win won won|write wrote written
`

export const irregularVerbs: ReadonlyMap<string, readonly [string, string]> = new Map(
  irregular
    .trim()
    .split(/[|\n]/)
    .map((line) => line.trim().split(' '))
    .map(([base, past, participle]) => [base as string, [past as string, participle as string]]),
)

/** Verbs of more than one syllable whose last consonant doubles before -ed and -ing. */
export const doublingVerbs: ReadonlySet<string> = new Set(
  'stop plan cut put run set get fit win begin admit commit permit refer prefer occur control drop grab step ship trim strip slip spur map tap top rob plug split shut let forget spin dig hit sit equip stir ban beg blur chop clap dim dot drag drip drum flap flip grin grip hop hug hum jab jog nod pat pin pop rip rub sag scan shed shrug sip skip slam slap snag snap sob spot squat stab stun swim tip throb thud trap tug wag whip wrap'.split(
    ' ',
  ),
)

/** Plurals that no rule makes. */
export const irregularNouns: ReadonlyMap<string, string> = new Map([
  ['analysis', 'analyses'],
  ['basis', 'bases'],
  ['child', 'children'],
  ['crisis', 'crises'],
  ['life', 'lives'],
  ['man', 'men'],
  ['person', 'people'],
  ['woman', 'women'],
])
