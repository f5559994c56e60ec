/** Closed-class words of English (pronouns, determiners, prepositions, conjunctions, auxiliaries, particles) and the adverbs that carry style, not topic. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a an the this that these those my your his her its our their mine yours hers ours theirs i me we us you he him she it they them ' +
    'myself yourself himself herself itself ourselves yourselves themselves who whom whose which what whatever whoever whichever where when why how ' +
    'wherever whenever however someone somebody something somewhere anyone anybody anything anywhere everyone everybody everything everywhere ' +
    'nobody nothing nowhere none one ones other others another each every either neither both all any some many much more most few fewer less ' +
    'least several such same own enough no not nor never n’t and or but so yet for if unless until till while whilst whereas although though ' +
    'because since as than whether once lest provided of in on at by to from with without within about above across after against along ' +
    'alongside amid among amongst around before behind below beneath beside besides between beyond concerning considering despite down during ' +
    'except following inside into like near off onto opposite out outside over past per regarding through throughout toward towards under ' +
    'underneath unlike up upon versus via am is are was were be been being have has had having do does did doing done can could may might ' +
    'must shall should will would ought need dare used ’s ’re ’ve ’ll ’d ’m cannot there here now then again also too very really quite rather ' +
    'almost just only even still already always often sometimes usually rarely seldom ever perhaps maybe indeed instead otherwise therefore thus ' +
    'hence moreover furthermore nevertheless nonetheless meanwhile additionally consequently accordingly finally ultimately overall firstly ' +
    'secondly thirdly lastly next first second third last well yes oh ok okay please thanks hello pretty simply actually basically literally ' +
    'totally completely absolutely especially particularly generally specifically likewise similarly conversely afterwards ago away back ' +
    'together apart forward forth further later soon long far two three four five six seven eight nine ten half lot lots bit kind sort thing things ' +
    'way ways got get gets getting go goes going gone went make makes made making let lets said say says thought think know want im dont cant ' +
    'ive didnt doesnt wasnt isnt wont gonna wanna gotta kinda yeah hey lol'
  )
    .replaceAll('’', "'")
    .split(' '),
)
