const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that say little, so that a sentence is usually stronger without them. */
export const weakWords = wordSet(`
  very really quite rather somewhat just basically actually literally simply totally extremely incredibly
  pretty kinda sorta maybe perhaps arguably`)

/** Words in -ly that are no adverbs, or have no shorter form. */
export const notAdverbs = wordSet(`
  only early family reply supply apply imply comply rely multiply daily weekly monthly yearly likely unlikely
  friendly lovely lonely elderly costly deadly timely orderly worldly scholarly anomaly assembly monopoly italy july
  belly bully jelly rally tally ally ugly holy jolly silly curly hilly lively bodily assembly butterfly`)

/** Forms of "be" that make a passive with a participle. */
export const formsOfBe = wordSet(
  `am is are was were be been being isn't aren't wasn't weren't isn’t aren’t wasn’t weren’t`,
)

/** Words that may stand between "be" and its participle. */
export const betweenBeAndParticiple = wordSet(
  `not also often always never now then later first once soon still already being been`,
)

/** Participles that do not end in -ed. */
export const irregularParticiples = wordSet(`
  begun bent bitten blown born borne bought bound broken brought built burnt caught chosen cut dealt done drawn driven
  eaten fallen fed felt fought forbidden forgotten forgiven found frozen given ground grown heard held hidden hit hung
  hurt kept known laid led left lent lit lost made meant met mistaken overcome overthrown paid proven put read rebuilt
  ridden rung said seen sent set shaken shed shot shown shut slain sold sought sown spent split spoken spread sprung
  stolen struck stuck sung sunk sworn swept taken taught thought thrown told torn understood undertaken upheld woken
  won worn woven written`)

/** Words in -ed after "be" that describe a state. */
export const stateWords = wordSet(`
  tired bored interested excited pleased worried scared surprised married retired naked sacred wicked rugged
  aged bed red shed need indeed speed limited complicated sophisticated dedicated`)

/** Words of grammar, which every text repeats. */
export const functionWords = wordSet(`
  a about above after again against all almost along also although always am among an and another any anyone anything
  are around as at away back be became because become becomes been before being below between both but by came can
  cannot come could did do does doing done down during each either else even ever every everyone everything few first
  for from further gave get gets give given gives go goes going gone got had has have having he her here hers herself
  him himself his how however i if in indeed instead into is it its itself just keep kept last least less let like
  made make makes making many may maybe me might mine more most much must my myself near need neither never next no
  nobody none nor not nothing now of off often on once one only onto or other others our ours out over own people per
  perhaps put rather said same say says see seem seems seen shall she should since so some someone something still
  such take taken takes than that the their theirs them themselves then there therefore these they thing things this
  those though three through thus till to together too toward towards two under until up upon us use used uses using
  very was way we well went were what whatever when where whether which while who whoever whole whom whose why will
  with within without would yet you your yours yourself`)
