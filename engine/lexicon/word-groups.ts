/**
 * Sets of words whose rate tells something about style. `excess` follows Kobak et al., "Delving into LLM-assisted writing in
 * biomedical publications through excess vocabulary" (2025), style words only, extended by words frequent in 2025 and 2026 models.
 */
export const wordGroups: Readonly<Record<string, string>> = {
  firstSingular: "i me my mine myself i'm i've i'd i'll",
  firstPlural: "we us our ours ourselves we're we've we'll we'd",
  secondPerson: "you your yours yourself yourselves you're you've you'll you'd",
  thirdPerson:
    "he him his himself she her hers herself they them their theirs themselves he's she's they're they've he'd she'd they'd",
  itForms: "it its itself it's",
  definite: 'the',
  indefinite: 'a an',
  demonstrative: 'this that these those',
  of: 'of',
  to: 'to',
  inOnAt: 'in on at',
  forWithBy: 'for with by',
  fromInto: 'from into through across within beyond toward towards upon amid amidst among',
  and: 'and',
  or: 'or',
  but: 'but',
  so: 'so',
  as: 'as',
  which: 'which',
  who: 'who whom whose',
  whenWhile: 'when while whilst whereas where',
  because: "because since 'cause cuz cos",
  if: 'if unless whether',
  than: 'than',
  isAre: "is are am 's 're isn't aren't",
  wasWere: "was were wasn't weren't",
  be: 'be been being',
  have: "have has had having haven't hasn't hadn't",
  do: "do does did doing done don't doesn't didn't",
  willWould: "will would won't wouldn't",
  canCould: "can could can't couldn't cannot",
  mayMight: 'may might must shall',
  should: "should need needs ought shouldn't",
  negation:
    "not no never nothing nobody none nor without don't doesn't didn't won't wouldn't can't couldn't isn't aren't wasn't weren't haven't hasn't hadn't shouldn't",
  there: "there there's there're",
  intensifier: 'very really so too pretty extremely totally absolutely completely quite super definitely',
  hedge:
    'maybe perhaps probably seems seem seemed apparently somewhat possibly likely guess suppose think thought feel felt',
  quantity: 'some many much lot lots few several all every each any most more',
  onlyJust: 'only just even still already',
  alsoToo: 'also too again',
  timeWord: 'now then later before after soon today yesterday tomorrow ago always often sometimes never',
  reporting: 'said says say told tell added asked replied reported according',
  connective:
    'however moreover furthermore additionally consequently therefore thus hence nevertheless nonetheless ultimately overall indeed meanwhile similarly likewise conversely notably importantly firstly secondly thirdly finally',
  informal:
    'ok okay yeah yep nope lol haha gonna wanna gotta kinda sorta guy guys stuff awesome cool crap damn hell dude hey wow btw imo omg ugh huh um uh thanks pretty nice bit kids mom dad',
  getPut:
    'get gets got getting gotten put puts go goes going went gone come came thing things stuff lot way big good bad',
  missingApostrophe:
    'dont cant wont didnt doesnt isnt wasnt im ive id youre theyre thats whats lets couldnt wouldnt shouldnt havent hasnt alot',
  numberWord:
    'one two three four five six seven eight nine ten hundred thousand million billion first second third',
  excess:
    'accentuates achieving acknowledging actionable additionally adept adeptly adhering advancing align aligning aligns amidst amplifies bolster bolstered bolstering boasts burgeoning captivating compelling comprehensive comprehending consequently crucial cutting-edge delve delved delves delving demonstrating discern elevate elevates emphasize emphasizes emphasizing employs empower empowering empowers enabling encapsulates encompass encompasses encompassing enduring enhance enhanced enhances enhancing ensuring ever-evolving evolving exceptional exceptionally exemplifies exhibiting explores facilitates facilitating foster fostering fosters foundational garnered grappling groundbreaking harness harnessing highlight highlighting highlights holistic imperative impactful incorporating indelible innovative insights integrating interplay intricacies intricate invaluable invites leverage leverages leveraging meticulous meticulously mitigate mitigating multifaceted navigate navigating nuanced nuances offering optimizing overarching paramount pivotal poised potentially primarily prioritize prioritizing profound profoundly promising realm realms refine reimagine relentless remarkable renowned resilience resilient resonate resonates robust scalability seamless seamlessly serves shaping showcase showcases showcasing significantly solely spanning spearheading stark streamline strategically subsequently substantial surpassing sustainable synergy tailored tapestry testament thereby thought-provoking thoughtful thrive timeless transcend transformative ultimately uncover underscore underscores underscoring undeniable unlock unparalleled unravel unveil unveiling unveils unwavering utilizing valuable vibrant vital',
  fictionExcess:
    'hum hummed humming flicker flickered flickering whisper whispered whispers shimmer shimmering gaze gazed silence shadow shadows echo echoed echoes breath exhaled inhaled tracing traced trembling ache ached faint faintly softly quietly glint gleam scent copper ozone dust ink thread threads weight pulse pulsed sharp hollow fragile tender stillness lingered unspoken etched woven mosaic kaleidoscope symphony dance beacon murmur murmured knuckles jaw',
  argument:
    'structural systemic mechanism mechanisms accountability incentive incentives measurable evidence burden framework frameworks outcomes claim claims rebuttal opponent concede premise conflates assumes ignores precisely merely rather trade-off trade-offs burden tradeoff stakes harm harms durable default enforceable genuine genuinely',
  abstractNoun:
    'challenges opportunities implications approach strategies solutions impact significance importance potential perspectives experiences understanding landscape journey growth innovation connection connections complexity complexities balance sense power essence role need purpose identity community communities',
  vagueAdjective:
    'various numerous diverse significant important essential key unique complex different specific particular broader deeper meaningful rich',
  wow: 'amazing great best love loved worst hate hated terrible horrible fun favorite awful disappointed recommend',
}
