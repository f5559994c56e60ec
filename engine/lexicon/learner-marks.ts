const words = `
advices becouse beacuse beatiful beautifull beleive childrens definately diffrent enviroment equipments experiance
finaly furnitures goverment homeworks informations intresting knowledges necesary occured peoples realy recieve
responsability softwares succesful tecnology tought untill wich wonderfull
`

const pairs = `
am agree|can able|can to|depend of|depends of|despite of|did went|didn't came|didn't found|didn't got|didn't had|
didn't knew|didn't saw|didn't thought|didn't went|discuss about|discussed about|doesn't has|don't has|explain me|
explained me|he don't|he have|in nowadays|interested on|it don't|it have|listen music|married with|more better|
more cheap|more easy|more fast|more old|more young|much people|much things|must to|should to|
people has|people is|people was|said me|she don't|she have|similar with|suggest me|suggested me|thanks god|
these kind|these thing|they is|they was|this people|this things|to saw|to went|was went|we was|would likes|you was
`

/** Words that learners of English write and native writers hardly do: plurals of uncountable nouns, and misspellings. */
export const learnerWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
/** Pairs of words with the same property: verbs and prepositions that do not go together. */
export const learnerPairs: ReadonlySet<string> = new Set(
  pairs
    .replaceAll('\n', '')
    .split('|')
    .filter((pair) => pair !== ''),
)
