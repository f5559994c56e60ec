/**
 * Twins for Strong, written as in humanizer-twin-groups.ts: near enough that one can go, but not in every place one
 * thing.
 */
export const NEAR_TWIN_NOUNS = `
growth progress transformation improvement
prosperity growth
compassion love kindness
care consideration concern
guidance encouragement
joy fulfillment satisfaction
pride accomplishment achievement
peace calm serenity
freedom independence liberty
courage resilience
integrity honesty
effort dedication
commitment passion
dedication passion
criticism scrutiny condemnation
purpose fulfillment
community connection camaraderie
teamwork camaraderie
unity harmony
originality creativity
progress innovation
order structure
pressure stress
loneliness isolation
shock disbelief
wealth riches
power authority influence control
violence aggression
knowledge wisdom awareness
depth complexity nuance
richness complexity
richness diversity
clarity precision coherence
health vitality
luxury opulence elegance
hardship suffering
pain anguish discomfort
greed selfishness
recognition acclaim praise
importance relevance impact
understanding appreciation
craftsmanship artistry
background context
stability balance
tradition heritage
legacy heritage
fun excitement entertainment
guilt remorse regret
sorrow despair
drive passion
love care
talent expertise
faith belief
confidence self-esteem
controversy debate
generosity kindness
warmth comfort hospitality
warmth kindness
laws regulations
fears concerns anxieties doubts
advances innovations breakthroughs
developments advancements
effects consequences implications impacts
scientists researchers
experts specialists professionals
organizations institutions
events activities occasions
lessons insights
insights perspectives
cultures societies communities
programs initiatives
actions behaviors deeds
trends patterns
rituals traditions ceremonies
norms standards conventions
setbacks challenges failures
topics issues
`

export const NEAR_TWIN_ADJECTIVES = `
exciting dynamic vibrant
reliable robust
fast efficient
quick efficient prompt
convenient accessible
practical feasible viable
slow methodical deliberate sluggish
careful thoughtful methodical
stable secure consistent
comfortable relaxed relaxing
delicious satisfying
fun exciting engaging
compelling engaging captivating
warm comforting comfortable
deep profound lasting
important valuable meaningful
important necessary
wise knowledgeable
skilled knowledgeable
caring supportive
loving supportive
dark ominous foreboding sinister
strange mysterious
cheerful bright
sad tragic heartbreaking
powerful influential
popular beloved
rare unique
memorable unforgettable unique
pleasant relaxed relaxing peaceful tranquil
chaotic unpredictable
specific detailed precise
clear precise coherent
soft gentle tender
fair balanced
bold innovative
dangerous harmful
beautiful elegant graceful
ancient old
free open
strong durable
unclear vague
tired drained
messy chaotic
alert attentive vigilant
complex challenging
dynamic engaging
`

export const NEAR_TWIN_VERBS = `
learn grow
relax unwind recharge
grow prosper expand
develop refine
improve optimize
evaluate analyze
appreciate recognize
develop create build
design create
encourage support
help support
inspire empower
appreciate understand
value respect
honor celebrate
embrace celebrate
resolve address
solve address
overcome address
communicate interact
connect interact engage
control manipulate
question challenge
refine optimize
reflect ponder
recognize identify
restore rebuild
admire respect
adapt respond
explore experience
collect gather
`
