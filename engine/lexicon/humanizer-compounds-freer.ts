/** Compounds with a hyphen said as people say them, for Strong: see humanizer-compounds.ts. */
export const COMPOUNDS_FREER = `
[!~short-term] [!and|or|,|immediate] long-term success|growth|stability|sustainability|viability|prosperity [@PUNCT|and|for|in] [!~short-term] -> $2 over time | $2 in the long run
[!~short-term] [!and|or|,|immediate] long-term benefits|consequences|costs|results|gains [@PUNCT|and|for] [!~short-term] -> $2 over time | $2 in the long run
[!~short-term] [!and|or|,|immediate] long-term/A [effects|effect|impact|impacts|damage|benefits|change|success|harm|health|stability|resilience|prosperity] [of|on|to] [!~short-term] -> lasting
[in|for|of|through] problem-solving [@PUNCT|and] -> solving problems
game-changing/A [technology|technologies|idea|innovation|innovations|moment|development|discovery|invention|move|decision|win|shift] -> major
a data-driven approach -> an $3 based on data
[is|are] non-negotiable [@PUNCT] -> a must
meticulously|expertly|masterfully|carefully|thoughtfully|beautifully crafted [dish|dishes|costumes|furniture|sauce|cocktail|cocktails|jewelry|garments|film|films|products|pieces|piece|burger|burgers|meal|meals|sets|drinks|watches|shoes] -> well-made
world-class/A [@NOUN] -> first-rate | excellent
top-tier/A [@NOUN] -> top
stress-free/A [@NOUN|PUNCT] -> easy
eye-opening/A -> revealing
multi-faceted/A [@NOUN|PUNCT] -> complex
heart-wrenching/A [!novel|film|book|story|movie|performance] -> painful
far-reaching/A [implications|consequences|effects|impact] -> wide | serious
fun-filled/A [@NOUN] -> fun
cost-effective [@PUNCT|and] -> economical
[the] trade-offs between [!~are|were|have|is|was] -> balance between
high-stakes/A [game|games|match|battle|environment|race|situation|situations] -> tense
high-profile/A [case|cases|figures|figure|events|people|individuals|celebrities] -> famous
low-quality/A [@NOUN] -> poor
higher-quality/A [@NOUN] -> better
well-rounded/A [education|student|students|individual|individuals|person|meal|experience|diet] -> full
wide-ranging/A [@NOUN] -> broad
life-changing/A [experience|experiences|event|moment|decision] -> big
long-lasting/A [@NOUN] -> lasting
thought-provoking/A [questions|question|ideas|discussion|discussions|conversations|film|story] -> interesting
cutting-edge/A [research|science] -> new
must-see|must-visit|must-try/A [destination|attraction|attractions|destinations|event|dish|film|movie|spot|spots|place] -> great
one-of-a-kind -> unique
record-breaking/A [@NOUN] -> record
gut-wrenching/A [!novel|film|book|story|movie|performance] -> painful
ever-expanding/A [@NOUN] -> growing
ever-evolving|ever-changing/A [@NOUN] -> changing
high-energy/A [performance|performances|show|music|atmosphere] -> lively
low-cost/A [@NOUN] -> cheap
well-intentioned [@NOUN] -> well-meant
`
