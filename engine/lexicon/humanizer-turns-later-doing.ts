/**
 * A verb for the noun or the -ing form that models wrap it in: "capable of handling" is "able to handle", "with the aim of
 * reducing" is "to reduce", "allows for the creation of" is "makes it possible to create". Right wherever they match.
 */
const DOING =
  'achieving achieve, adapting adapt, addressing deal_with, attracting attract, avoiding avoid, being be, boosting boost, bringing bring, building build, capturing capture, causing cause, changing change, combating fight, committing commit, controlling control, creating create, cutting cut, defeating defeat, delivering deliver, detecting detect, developing develop, doing do, driving drive, educating teach, encouraging encourage, ending end, establishing set_up, enhancing improve, ensuring make_sure_of, explaining explain, fighting fight, finding find, generating generate, getting get, giving give, growing grow, handling handle, helping help, holding hold, identifying find, improving improve, increasing increase, keeping keep, killing kill, leading lead, learning learn, limiting limit, maintaining keep, making make, managing manage, meeting meet, moving move, performing perform, predicting predict, preserving preserve, preventing prevent, processing process, producing produce, promoting promote, protecting protect, providing provide, raising raise, reaching reach, recognizing recognize, reducing reduce, representing represent, running run, saving save, shaping shape, solving solve, stopping stop, strengthening strengthen, supporting support, tackling tackle, taking take, teaching teach, thinking think, turning turn, understanding understand, winning win, withstanding withstand, working work'

    .split(', ')
    .map((pair) => pair.split(' ') as [string, string])
    .map(([doing, plain]) => [doing, plain.replaceAll('_', ' ')] as const)

/** What is done, and no second -ing form on the same string: "capable of making plans and taking risks". */
const SAID = '[@DET|ADJ|NOUN|PRON|PROPN|NUM|how|what|why] [!~*ing]'
const OBJECTLESS =
  /^(?:adapting|being|doing|growing|leading|learning|moving|thinking|working|running|helping|winning)$/

/** "capable of handling", "policies aimed at reducing", "with the aim of building". */
export const TURNS_OF_DOING = DOING.flatMap(([doing, plain]) => {
  const said = OBJECTLESS.test(doing) ? '[!~*ing]' : SAID
  return [
    `capable of ${doing} ${said} -> able to ${plain}`,
    `incapable of ${doing} ${said} -> unable to ${plain}`,
    `with the|an aim|goal|intention|intent|purpose|objective of ${doing} ${said} -> to ${plain}`,
    `for the purpose|purposes of ${doing} ${said} -> to ${plain}`,
    `succeed/V in ${doing} ${said} -> manage/V to ${plain}`,
    ...(OBJECTLESS.test(doing)
      ? []
      : [
          `[*s|plan|law|policy|program|project|campaign|bill|legislation|effort|work|reform|initiative|research] aimed at ${doing} ${said} -> to ${plain} | meant to ${plain}`,
          `[!need|for|of|the|your|any|some|with|her|his|their|our|my|ask|asked|asking|professional|to] help/V in ${doing} ${said} -> help/V to ${plain} | help/V ${plain}`,
          `[to|can|could|will|would|may|might|must|should] help in ${doing} ${said} -> help to ${plain} | help ${plain}`,
          `aid/V in ${doing} ${said} -> help/V ${plain} | help/V to ${plain}`,
          `assist/V in ${doing} ${said} -> help/V ${plain} | help/V to ${plain}`,
        ]),
  ]
}).join('\n')

/** Stronger claims on the left are kept as far as "needed" and "did much" keep them. */
export const TURNS_OF_DOING_FREER = DOING.filter(([doing]) => !OBJECTLESS.test(doing))
  .flatMap(([doing, plain]) => [
    `[!not|it] is essential|crucial|vital|indispensable for|to|in ${doing} ${SAID} -> is needed to ${plain}`,
    `[!not] are essential|crucial|vital|indispensable for|to|in ${doing} ${SAID} -> are needed to ${plain}`,
    `[!not|that] was|were instrumental in ${doing} ${SAID} -> did much to ${plain} | helped ${plain}`,
    `been instrumental in ${doing} ${SAID} -> done much to ${plain}`,
    `is instrumental in ${doing} ${SAID} -> does much to ${plain}`,
    `are instrumental in ${doing} ${SAID} -> do much to ${plain}`,
    `[we|i|they|*s] are|am committed|dedicated to ${doing} ${SAID} -> work hard to ${plain}`,
    `[!he|she] is committed|dedicated to ${doing} ${SAID} -> works hard to ${plain}`,
    `[our|their|your|its|his|her] commitment|dedication to ${doing} ${SAID} -> efforts to ${plain}`,
    `play/V a|an part|role in ${doing} ${SAID} -> help/V ${plain} | help/V to ${plain}`,
    `play/V a|an important|crucial|vital|key|major|significant|big|pivotal|central|critical|essential|large part|role in ${doing} ${SAID} -> do/V much to ${plain} | do/V a lot to ${plain}`,
  ])
  .join('\n')

const DONE =
  'creation create, identification find, detection detect, exploration explore, generation generate, inclusion include, prediction predict, comparison compare, production produce, estimation estimate, extraction extract, discovery discover, preservation preserve, protection protect, prevention prevent, promotion promote, reduction reduce, removal remove, adoption adopt, implementation carry_out, establishment set_up, construction build, management manage, use use, utilization use, selection choose, evaluation judge, assessment assess, analysis study, treatment treat, collection collect, study study, design design, delivery deliver, application apply, optimization improve, classification classify, recognition recognize, calculation work_out, measurement measure, interpretation interpret, development develop, maintenance keep_up, sharing share, exchange exchange'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string])
    .map(([noun, verb]) => [noun, verb.replaceAll('_', ' ')] as const)

const DEEDS = DONE.map(([noun]) => noun).join('|')

const OBJECT = `[@DET|ADJ|NOUN|PROPN] [!~${DEEDS}|*ing]`

export const TURNS_OF_DEEDS = DONE.flatMap(([noun, verb]) => {
  const safe =
    noun === 'development'
      ? `${OBJECT} [!~children|child|disease|cancer|symptoms|resistance|brain|problems]`
      : OBJECT
  return [
    `allow/V for the ${noun} of ${safe} -> make/V it possible to ${verb}`,
    `enable/V the ${noun} of ${safe} -> make/V it possible to ${verb}`,
    `facilitate/V the ${noun} of ${safe} -> make/V it easier to ${verb}`,
    `help/V in|with the ${noun} of ${safe} -> help/V ${verb} | help/V to ${verb}`,
    `aid|assist/V in the ${noun} of ${safe} -> help/V ${verb} | help/V to ${verb}`,
    `[used|useful|needed|necessary|essential|designed|intended] for|in the ${noun} of ${safe} -> to ${verb}`,
  ]
}).join('\n')
