const VERBS =
  'improve develop enhance manage share express pursue achieve build expand strengthen refine adapt adjust tailor optimize streamline diversify reduce cut increase boost maximize minimize track monitor plan organize prioritize allocate market sell promote produce publish launch update upgrade revise rethink modify simplify extend deepen broaden hone showcase display demonstrate defend justify support test apply harness leverage unlock overcome conquer confront resolve solve fulfil fulfill meet exceed raise voice articulate communicate convey present document record submit finish complete protect secure safeguard store hide conceal forge choose set rebuild repair post upload download automate integrate coordinate align balance assert exercise invest collect process transfer save move mask exchange repay settle file lower raise restructure reorganize vary'
    .split(' ')
    .join('|')

const NOT =
  'lives|homes|countries|nations|cities|lands|worlds|borders|hands|eyes|heads|arms|sights|doors|ways|minds|feet|voices|ranks|names|children|parents|sons|daughters|houses|cars|shoulders|faces|wings|legs|fingers|hearts|souls|brothers|sisters|friends|families|bodies|keys|bags|hopes|spirits|eyebrows|backs|horses|weapons|swords|guns|ships|wives|husbands|mothers|fathers|opponents|enemies|own|bets|fists|glasses|hats|bonds|wits|odds|efforts|words|seats|positions|places|spots|roles|chances|numbers|origins|others|lips|hips|students|teams|days|years|hours|pants|clothes|glances|gains|seas|terms|ties|energies'

/** Several of what the subject has, behind verbs of having and handling: "streamline workflows", "repay loans". */
export const THEIR_PLURALS = `
= [to|can|will|could|should|must|may|might|would|and|or|help|helps|better] [${VERBS}] their [!${NOT}] [*s] [@PUNCT|CCONJ|ADP|SCONJ|ADV] -> 0
= [to|can|will|could|should|must|may|might|would|and|or|help|helps|better] [${VERBS}] their [@ADJ|NOUN] [!${NOT}] [*s] [@PUNCT|CCONJ|ADP|SCONJ|ADV] -> 0
= [by|of|in|for|while|without|when] [${VERBS}/VG] their [!${NOT}] [*s] [@PUNCT|CCONJ|ADP|SCONJ|ADV] -> 0
= [by|of|in|for|while|without|when] [${VERBS}/VG] their [@ADJ|NOUN] [!${NOT}] [*s] [@PUNCT|CCONJ|ADP|SCONJ|ADV] -> 0
`

/** "the" for what a group made or runs, where it is spoken of. */
export const THEIR_WORKS = `
= [of|in|about|behind|into|with|on|for|by] their [@ADJ?] [findings|results|experiments|proposal|proposals|investigation|project|projects|plan|strategy|products|campaign|invention|inventions|discovery|discoveries|performance|show|concert|album|albums|songs|lyrics|music|book|novel|film|films|series|lessons|debate|discussions|conversations|adventures|travels|battle|war|victory|defeat|loss|win|season|tour|offerings|dishes|cuisine|creations|ingredients|recipe|recipes|brand|website|app|platform|technology|software|device|devices|model|models|data|dataset|network|networks|analysis|training|architecture|algorithm|code|research|survey|report|paper] [@PUNCT|CCONJ|ADP|AUX] -> the
= [present|presented|publish|published|report|reported|share|shared|discuss|discussed|test|tested|complete|completed|launch|launched|finish|finished|explain|explained|announce|announced|abandon|abandoned|unveil|unveiled|support|supported|reveal|revealed] their [@ADJ?] [findings|results|experiments|proposal|proposals|investigation|project|projects|plan|plans|strategy|campaign|invention|discovery|performance|show|album|research|report|mission|tour|experiment] -> the
= [win|won|lose|lost|play|played|start|started|open|opened|begin|began|end|ended|continue|continued|host|hosted] their [@ADJ] [game|match|games|matches|season|campaign|tour|series|innings|tournament] -> the
= [leave|left|enter|entered|reach|reached|search|searched|guard|guarded|built|build] their [village|camp|ship|spaceship|base|shelter|hideout|headquarters|castle|city|town|planet|island|hotel|school|classroom|office|cave|lair|destination] -> the
= [to|into|in|at|from|around|outside|near|through] their [@ADJ?] [village|camp|ship|spaceship|base|shelter|hideout|headquarters|castle|city|town|island|hotel|classroom|office|cave|lair|destination|apartment|cabin|kingdom|laboratory|lab|table|booth] [@PUNCT|CCONJ] -> the
= [of|on|about|in] their [relationship|friendship|marriage|conversation|partnership|bond|situation|predicament|surroundings|discovery|encounter|meeting|journey|mission|quest|escape] [@PUNCT|CCONJ|AUX] -> the
= ^ their [@ADJ?] [findings|results|research|mission|quest|journey|relationship|conversation|discovery|plan|footsteps|laughter] -> the
= [that|where|because] their [approach|method|study|model|algorithm|framework|findings|results|experiments|research|proposal|technique] [@VERB|AUX|ADV] -> the
`
