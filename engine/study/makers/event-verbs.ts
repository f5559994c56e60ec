/** Verbs of events that a text on history, science or the arts dates: "abolished in 1833", "discovered in 1898". */
export const eventVerbs = new Set(
  `abolish adopt annex arrive assassinate attack award ban become begin bear bomb break build burn capture cede close coin collapse
colonise colonize complete compose conquer construct create crown declare defeat defend demolish demonstrate depose derive
describe design destroy detect develop die direct discover dissolve divide draft elect emancipate end enter erupt establish
execute exile expel explore extend fall flee found formulate free gain grant identify impeach introduce invade invent
isolate issue kill land launch legalise legalize liberate lose measure merge nationalise nationalize observe occupy open
outlaw overtake overthrow paint pass patent perform premiere present prohibit proclaim propose prove publish ratify receive
reform rename reopen repeal replace reunite reunify revolt sail secede separate settle sign sink split spread start strike
suppress surrender synthesise synthesize translate unify unite unveil win withdraw write born begun began built fell found
founded lost won wrote written sank sunk struck became broke drew led`.split(/\s+/),
)
