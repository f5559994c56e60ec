/**
 * Words that say one thing, a group a line, the plainest first: joined by "and", or two of them in a list of three, one is
 * enough. A word may stand in several groups; two words that share none are no twins. Pairs that models join three times
 * or more on the training side, with the words that stand in their place, judged by hand; pairs in which each word says
 * something of its own ("health and safety", "thoughts and feelings") are not here, nor set phrases ("tips and tricks").
 */
export const TWIN_NOUNS = `
joy happiness delight
sorrow sadness grief
despair hopelessness
misery suffering
fear dread terror
worry anxiety
doubt uncertainty
confusion chaos disorder
chaos turmoil mayhem
discussion debate
conversation discussion dialogue
trade commerce
imagination creativity
creativity ingenuity
honesty openness transparency
teamwork collaboration cooperation
unity solidarity
determination tenacity persistence grit
elegance sophistication
grace elegance poise
charm charisma
humor wit
style flair
depth richness
variety diversity
flexibility adaptability
clarity conciseness concision
reliability dependability
fairness equity
ease convenience
resentment bitterness animosity
hostility animosity
thought consideration
influence impact
community belonging
purpose direction
progress advancement
help aid assistance
advice counsel guidance
advice tips
conservation preservation
protection preservation
destruction ruin havoc devastation
harm damage
analysis examination
assessment evaluation
supervision oversight
stress tension
exhaustion fatigue weariness
gratitude appreciation
understanding awareness comprehension
honor privilege
stamina endurance
strength power might
artistry skill
balance equilibrium
culture heritage
energy vigor vitality
pleasure enjoyment
surprise astonishment amazement
envy jealousy
regret remorse
hope optimism
optimism positivity
inspiration motivation
drive ambition motivation
skill proficiency expertise
talent skill ability
excitement energy
excitement enthusiasm
excitement anticipation
enthusiasm zeal
bustle hustle
kindness compassion empathy
empathy understanding
love devotion affection
criticism backlash
silence stillness
goals aims objectives
dreams aspirations ambitions
goals aspirations ambitions
hopes aspirations
problems difficulties challenges
obstacles hurdles barriers challenges
hardships struggles challenges difficulties
trials tribulations
feelings emotions
opinions views perspectives viewpoints
ideas concepts notions
values principles
rules regulations guidelines
methods techniques approaches
tactics strategies
plans strategies
stories tales narratives anecdotes
complexities nuances intricacies subtleties
traits characteristics qualities attributes
features characteristics attributes
duties responsibilities
doubts uncertainties
improvements enhancements upgrades
relationships connections
dangers risks hazards threats
benefits advantages
drawbacks shortcomings disadvantages limitations
flaws shortcomings weaknesses imperfections defects
mistakes errors
scholars academics
fans enthusiasts supporters
critics skeptics detractors
customers clients patrons
guests patrons
visitors tourists
residents inhabitants locals
workers employees
companies businesses corporations firms
places locations
colors hues shades
questions inquiries
customs traditions
traditions practices
needs requirements
wishes desires
tastes preferences
interests passions hobbies
efforts initiatives endeavors
projects initiatives
choices decisions
procedures processes
suggestions recommendations
conversations discussions dialogues
debates discussions
conflicts disputes disagreements
wars conflicts
inequalities disparities
achievements accomplishments
possibilities opportunities
options choices alternatives
topics subjects themes
themes ideas
limits constraints limitations boundaries
prejudices biases
facilities amenities
`

export const TWIN_ADJECTIVES = `
short concise brief
clear transparent unambiguous explicit
clear straightforward
simple straightforward
reliable trustworthy dependable consistent
delicate intricate
friendly warm welcoming hospitable inviting
friendly nice
difficult hard challenging tough demanding
complicated complex intricate multifaceted
fair just equitable unbiased equal reasonable
sturdy durable
tasty delicious flavorful
relaxed casual laid-back
lively vibrant energetic animated upbeat
changing dynamic evolving
rude disrespectful impolite
outdated obsolete old-fashioned
quick fast rapid swift
cheap inexpensive
easy convenient effortless
easy simple
simple basic
feasible viable
careful deliberate
deliberate intentional
complete utter
modern sleek
stylish fashionable sleek
pleasant enjoyable
fun enjoyable
exciting thrilling
entertaining engaging
interesting engaging
convincing compelling persuasive
memorable unforgettable
new fresh
bold daring
loving caring
supportive encouraging nurturing
thoughtful considerate
polite courteous
vast immense extensive
huge enormous massive immense
bland flavorless tasteless
dull boring tedious uninspired uninspiring uninteresting lifeless monotonous
bland uninspired
unstable volatile unpredictable
honest transparent
open transparent
steady consistent
peaceful harmonious
relaxing peaceful calming
soothing calming
gifted talented
skilled experienced talented
meaningful significant impactful
moving powerful poignant touching
moving emotional
sincere genuine heartfelt
real genuine authentic
flexible adaptable adaptive versatile
moral ethical
mental psychological
social societal
gloomy dark
bleak grim desolate
barren desolate
eerie unsettling haunting
strange unusual bizarre odd
bright vibrant vivid
colorful vibrant
cozy warm
elegant sophisticated refined graceful
beautiful gorgeous stunning breathtaking enchanting picturesque lovely
grand majestic magnificent
angry frustrated upset furious
worried anxious nervous concerned
nervous anxious uneasy
scared frightened terrified
confused disoriented bewildered puzzled
shocked horrified stunned
satisfied content fulfilled
grateful thankful appreciative
excited enthusiastic thrilled
dedicated committed
determined resolute persistent
careless reckless irresponsible
dangerous risky hazardous perilous
harmful damaging destructive
cruel brutal inhumane heartless merciless
ruthless merciless brutal
famous renowned celebrated
necessary essential
important essential crucial vital
relevant applicable pertinent
suitable appropriate fitting
correct accurate
thorough rigorous meticulous
complete thorough comprehensive
logical rational
sensible reasonable
absurd ridiculous nonsensical
unfair unjust
immoral unethical
normal typical ordinary
common widespread prevalent
independent autonomous self-sufficient
lonely isolated
weak fragile feeble
fragile delicate
empty hollow
silent quiet still
loud noisy boisterous
dirty filthy grimy
neat tidy
messy cluttered disorganized
stubborn headstrong
selfish self-centered
modest humble unassuming
calm collected composed
`

/** Base forms; both verbs stand in one form. */
export const TWIN_VERBS = `
evaluate assess
examine analyze investigate
grow develop evolve
grow thrive flourish
relax unwind
encourage inspire motivate
inspire uplift
attract entice
educate inform
teach educate instruct
understand comprehend grasp
love cherish adore
cherish treasure
protect safeguard preserve defend conserve
maintain sustain preserve
strengthen reinforce bolster
improve enhance refine
enrich enhance
expand broaden extend
promote foster encourage
support foster
nurture cultivate foster
change transform alter
adapt adjust
explore discover
explore investigate
reduce minimize mitigate decrease lower
remove eliminate eradicate
tackle address confront
face confront
manage control
monitor track
plan prepare organize
cooperate collaborate
convey express
accept embrace
destroy devastate ruin
harm hurt
hide conceal
mislead deceive
shape mold
shape influence define
endure persist persevere
succeed thrive
thrive prosper flourish
illustrate demonstrate
captivate enthrall
shout yell
`

export const TWIN_ADVERBS = `
clearly concisely
carefully thoughtfully meticulously deliberately
openly honestly freely
fairly equitably justly equally
safely securely
efficiently effectively
quietly softly silently
gently softly
slowly gradually steadily
completely utterly totally fully
deeply profoundly
quickly rapidly swiftly promptly
smoothly seamlessly
`
