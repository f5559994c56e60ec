/** Words that carry no topic: articles, pronouns, prepositions, conjunctions, auxiliaries and common adverbs. */
const list = `a about above across actually after again against all almost along already also although always am
among an and another any anybody anyone anything are aren't around as at away back be became because become becomes
been before began behind being below between both but by came can can't cannot come comes could couldn't did didn't
do does doesn't doing don't done down during each either else enough even ever every everybody everyone everything
far few first for from further gave get gets getting give given gives go goes going gone good got great had hadn't has
hasn't have haven't having he he'd he'll he's her here here's hers herself him himself his how however i i'd i'll
i'm i've if im in indeed instead into is isn't it it'd it'll it's its itself just keep kept kind know known knows
last least less let let's like likely little long look looked looks lot lots made make makes making many may maybe me
might mine more most much must my myself near nearly need needs neither never new next no nobody none nor not nothing
now of off often old on once one ones only onto or other others ought our ours ourselves out over own part people per
perhaps put quite rather really right said same saw say saying says see seem seemed seems seen several shall she she'd
she'll she's should shouldn't since so some somebody someone something sometimes soon still such sure take taken
takes taking tell than that that's the their theirs them themselves then there there's therefore these they they'd
they'll they're they've thing things think this those though three through thus till to together told too took toward
towards two under until up upon us use used uses using usually very via want wanted wants was wasn't way ways we we'd
we'll we're we've well went were weren't what what's whatever when where whether which while who whole whom whose why
will with within without won't would wouldn't year years yes yet you you'd you'll you're you've your yours yourself
yourselves`

export const stopWords: ReadonlySet<string> = new Set(list.split(/\s+/))

/** Words of requests to a writing assistant, which are not part of the topic. */
export const requestWords: ReadonlySet<string> = new Set(
  `please help write writing rewrite explain describe create generate draft outline summarise summarize summary
humanize humanise proofread check correct fix define list compare discuss improve edit translate suggest essay
paragraph paragraphs text texts article word words sentence sentences email letter page pages title titles topic
idea ideas example examples question questions answer answers hello hi hey thanks thank assistant conversation chat
note notes following quiz detector detect ai grammar spelling mistake mistakes`.split(/\s+/),
)
