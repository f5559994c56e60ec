/** "an important part of life" is an opinion about the term and not what it is. */
export const opinions =
  /^(?:an? |the |one of the )?(?:(?:very|only|most|more|easy|safe|nice|lovely|cheap|clearest|increasingly|extremely|highly|truly|really|particularly|quite|rather|absolutely) )?(?:important|key|major|common|good|great|significant|essential|powerful|popular|serious|big|crucial|vital|critical|useful|valuable|main|central|chief|real|fundamental|perfect|better|best|bad|large|huge|small|simple|clear|complex|difficult|matter|lot|kind|sort|number|result|reason|way|part|source|example|case|member|problem|challenge|difficulty|concern|mistake|success|failure|question|step|symptom|choice|wonderful|terrible|joke|mess|disaster)\b/i
/** "one of the key roles" */
export const rank =
  /^(?:one(?! of an?\b)|(?:some|part) of the)\b|^the (?:first|second|third|last|next|only|other|same|latest)(?:,|$| to\b)/i
/** Words of praise, which are no meaning. */
export const praise =
  /\b(?:brilliant|interesting|integral|legendary|remarkable|excellent|amazing|ideal|lifeblood|envy|heart of|backbone|cornerstone|fantastic|incredible|typical|cute|super|inspirational|inspiring|lousy|nice|lovely|wonderful|great)\b/i
/** Words for people, by which a name of two words is taken for a person's. */
const occupations = new Set(
  `king queen emperor empress president minister mayor writer author poet painter composer leader general explorer
inventor engineer scholar chancellor architect singer actor actress politician lawyer teacher professor doctor nurse monk
nun bishop pope saint prince princess mathematician novelist soldier admiral woman man daughter son defender patient
researcher founder winner manager director ruler reformer thinker speaker designer developer programmer baker banker
farmer worker trader builder critic student officer judge professional person boy girl child teenager merchant advocate nobleman slave pioneer surgeon retiree volunteer owner lecturer
player driver firefighter musician guitarist drummer composer statesman navigator sailor pilot astronaut explorer`.split(
    /\s+/,
  ),
)
export const isOccupation = (word: string) =>
  occupations.has(word) ||
  /(?:[a-z]ist|(?:sales|police|business|fire|states|fisher|crafts|sports|spokes|chair|camera|gentle|fresh)m[ae]n|woman|ician|rapher|sopher|nomer|torian)$/.test(
    word,
  )

/** Kinds of things that have names: "Python is a language", unlike "zinc is a metal". */
export const namedKinds = new Set(
  `language dialect planet star moon comet religion faith holiday currency god goddess deity figure constellation tragedy comedy
opera ballet musical epic myth festival month day framework library software platform protocol standard format sect order
bacterium genus goal treaty people archipelago peninsula strait neighbourhood suburb cape peak glacier forest plateau plain
instrument character creature giant titan monster wrestler game sport dish cheese wine newspaper magazine journal`.split(
    /\s+/,
  ),
)
