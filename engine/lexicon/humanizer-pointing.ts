/** Turns with "this" and "these" that models open sentences with, said as people say them. */
export const POINTING = `
= ^ despite these challenges|issues|concerns|arguments|criticisms|limitations|difficulties|obstacles|problems|drawbacks|setbacks|objections , -> even so, | all the same, | still,
= ^ despite this , -> even so, | all the same, | still,
= ^ in spite of this , -> even so, | still,
= ^ this ensures that [@NOUN|DET|PRON|ADJ|PROPN] -> that way
= ^ by doing this , -> that way,
= ^ this means that [@NOUN|DET|ADJ|PROPN|ADP] -> that means | that means that
= ^ this means that [@PRON] -> that means | so
= ^ this is because -> that is because
= ^ this is why -> that is why
= ^ with this in mind , -> with that in mind,
= ^ because of this , -> because of that,
= ^ because of this , [!@ADJ|ADV|many|much|few|little|most] -> so
= ^ as a result of this , -> as a result,
= ^ in addition to these [*s] , -> besides,
= [,] and this is why -> and that is why
= one example of this is -> one example is
= an example of this is -> an example is
= a good|prime|perfect|great example of this is -> a $2 example is
= the result of this is -> the result is
= the reason for this is -> the reason is
= the reasons for this are -> the reasons are
= the reason behind this is -> the reason is
= at this point in time -> now
= in this day and age -> these days | today
= ^ in this way , [@PRON|DET|NOUN] -> that way
= all of these [*s] -> all the
= each of these [*s] -> each of the
= both of these [*s] -> both
= many of these [*s] -> many of the
= some of these [*s] -> some of the
= most of these [*s] -> most of the
`

/** "That" for a "this" that sums up the sentence before. */
export const POINTING_BACK = `
= ^ this makes|creates|reduces|prevents|gives|leaves|keeps|adds|puts|helps|encourages|requires|raises|explains|allows|led|leads|made|meant|gave|left|helped|led|caused|forced [!that] -> that $2
= ^ this can|could|might|may [lead|cause|help|make|mean|take|save|give|create|reduce|improve|include|be] -> that $2
`
