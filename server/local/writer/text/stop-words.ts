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

/** The same for other languages, with the words of their questions and requests. */
const otherLanguages = `como cómo cual cuál cuando cuándo donde dónde esta este está para pero porque por qué quien quién
sobre tiene puedes ayudarme hola gracias explícame escribe entre desde hasta también muy más
pourquoi quand quel quelle quelles avec dans pour mais sont vous nous leur cette être avoir explique explique-moi
écris bonjour merci trois phrases aide-moi très
warum wie wann wer welche welcher welches nicht eine einen einer eines oder aber auch sind wird werden kann kannst über
bitte erkläre erklär schreibe hallo danke mein meine
почему как когда где кто что это или для при был была были бывают есть может можно пожалуйста объясни напиши расскажи
привет мой моя мне
perché quando quale sono della delle degli nella spiegami scrivi ciao questo questa
porque quando onde qual são uma não com isso olá obrigado explique escreva
为什么 怎么 怎样 如何 什么 请 请问 帮 帮我 给 我 我的 你 你的 你好 的 了 是 会 有 在 和 与 吗 呢 写 一 一个 关于 可以 能
について 教えて 教え ください とは なぜ どう です ます する して こと もの この その あの は が を に の と も へ で から
왜 어떻게 무엇 언제 어디 누구 그리고 대해 대한 설명해 설명해줘 써줘 주세요 인가요
كيف لماذا متى أين ما ماذا من هل إلى في على عن مع هذا هذه التي الذي أكتب اكتب اشرح
क्यों कैसे क्या कब कहाँ कौन है हैं होता होती का की के को से में पर और यह वह
ทำไม อย่างไร อะไร เมื่อไหร่ ที่ไหน ใคร เป็น ถึง ของ และ ที่ ใน มี ได้ ให้ ช่วย
γιατί πώς πότε πού ποιος είναι και για από στο στη στην την τον του της`

const otherStopWords: ReadonlySet<string> = new Set(otherLanguages.split(/\s+/))

/** Returns whether a word carries no topic in a language other than English. */
export function isForeignSmallWord(word: string): boolean {
  return otherStopWords.has(word)
}

/** Returns whether a word of any language carries no topic. */
export function isSmallWord(word: string): boolean {
  return stopWords.has(word) || requestWords.has(word) || otherStopWords.has(word)
}

/** Words of requests to a writing assistant, which are not part of the topic. */
export const requestWords: ReadonlySet<string> = new Set(
  `please help write writing rewrite explain describe create generate draft outline summarise summarize summary
humanize humanise proofread check correct fix define list compare discuss improve edit translate suggest essay
paragraph paragraphs text texts article word words sentence sentences email letter page pages title titles topic
idea ideas example examples question questions answer answers hello hi hey thanks thank assistant conversation chat
note notes following quiz detector detect ai grammar spelling mistake mistakes`.split(/\s+/),
)
