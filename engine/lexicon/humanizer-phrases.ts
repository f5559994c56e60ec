/** Set phrases of machine prose, after Wikipedia's "Signs of AI writing" and the plain-English lists. */
export const SIGNPOSTS = `
^ it is important to note that -> 0
^ it is worth noting that -> 0
^ it is worth mentioning that -> 0
^ it is also worth noting that -> 0
^ it is essential to note that -> 0
^ it is crucial to note that -> 0
^ it's important to note that -> 0
^ it's worth noting that -> 0
^ it's worth mentioning that -> 0
^ it is noteworthy that -> 0
^ it is important to remember that -> remember that
^ it's important to remember that -> remember that
^ it is important to recognize that -> 0
^ it is important to understand that -> 0
^ importantly , -> 0
^ in essence , -> 0
^ at its core , -> 0
^ in today's fast-paced world , -> today,
^ in today's world , -> today,
^ in today's digital age , -> today,
^ in the ever-evolving world|landscape of -> in
^ in the ever-changing world|landscape of -> in
^ when it comes to -> with
^ in conclusion , -> 0
^ in summary , -> 0
^ to summarize , -> 0
^ to sum up , -> 0
^ overall , -> 0
^ ultimately , -> 0
^ indeed , -> 0
^ in short , -> 0
^ it is important to highlight that -> 0
^ it is important to consider that -> 0
^ it is important to acknowledge that -> 0
^ it is essential to recognize that -> 0
^ it is crucial to recognize that -> 0
^ it is essential to remember that -> remember that
^ it is crucial to remember that -> remember that
^ what's more , -> also,
^ needless to say , -> 0
^ as we navigate the complexities|challenges of -> in
`

export const WORDY_PHRASES = `
due to the fact that -> because
despite the fact that -> although | even though
in spite of the fact that -> although
in light of the fact that -> because
in the event that -> if
at this point in time -> now
at the present time -> now
for the purpose of -> for
with the exception of -> except for
each and every -> every
first and foremost -> first
the majority of [the|these|those|our|their|its|his|her|my|your|them|us|this|that] -> most of
the majority of [!the|these|those|our|their|its|his|her|my|your|them|us|this|that|whom|which|it|what|whose|popular|votes|electoral|seats|all] -> most
[,|particularly|especially] in the context of [!multiple|this|these|their] [@NOUN|ADJ] -> in
^ in the context of [!multiple|this|these|their] [@NOUN|ADJ] -> in
[questions|concerns|decisions|claims|information|advice|rules|doubts] with regard to -> about
[questions|concerns|decisions|claims|information|advice|rules|doubts] with regards to -> about
[questions|concerns|decisions|claims|information|advice|rules|doubts] in regard to -> about
[questions|concerns|decisions|claims|information|advice|rules|doubts] in regards to -> about
[questions|concerns|information|issues|matters|rules|laws|data|documents|claims|law] pertaining to -> about
subsequent to -> after
through the use of -> by using | with
by means of -> by | with
in addition to [@DET|NOUN|ADJ|PROPN|*ing] -> besides | along with
in addition to [@DET|NOUN|ADJ|PROPN|*ing] [!~area|areas|region|regions|site|sites|place|places|building|buildings] -> on top of
as a means of -> as a way of
as a means to -> as a way to
sheds light on [~why|how|process|processes|mechanism|mechanisms|trade-offs|reasons|causes|behavior|relationship|role|origins|decision] -> helps explain
shedding light on [~why|how|process|processes|mechanism|mechanisms|trade-offs|reasons|causes|behavior|relationship|role|origins|decision] -> helping to explain
, ensuring that -> so that
on a daily basis -> every day | daily
on a regular basis -> regularly
in close proximity to -> near
has the ability to -> is able to
[should|could|to|can|may|will|would|must|might] have the ability to -> be able to
[@NOUN|they|we|you|who|that] have the ability to -> are able to
plays a role in -> is part of
play a role in [!the|a|an] -> are part of
in the midst of -> in the middle of
= [!is|was|there's|such|quite|what] a wide variety of [@ADJ?] [*s] -> many
= [!is|was|there's|such|quite|what] a wide range of [@ADJ?] [*s] -> many
= [!is|was|there's|such|quite|what] a wide array of [@ADJ?] [*s] -> many
wide variety of -> wide range of
leave a lasting impression on -> stay with
leaves a lasting impression on -> stays with
is of utmost importance -> is very important
[is|are|was|were|be|been] of utmost importance -> very important
[is|are|was|were|be|been] of paramount importance -> very important
stand the test of time -> last
in today's world -> today | these days
in today's society -> in society today
in today's economy -> in the economy today
in today's digital age|world|era -> today | these days
in today's modern|fast-paced|interconnected world|society -> today | these days
in the field of -> in
[@NOUN|VERB|ADJ|ADV] in the world of [@NOUN|ADJ|*ing] -> in
in the area of -> in
in the process of [*ing] -> 0
[!*ing] the process of [*ing] -> 0
[!especially|particularly|all] [!~mind|aware|lifesaver|bonus|gem|find|place|spot|restaurant] when it comes to [@NOUN|ADJ|DET] -> in | with
[especially|particularly|all] when it comes to [@NOUN|ADJ|DET] -> with
[especially|particularly|all] when it comes to [*ing] -> when
[!especially|particularly|all] [@NOUN|ADV|ADJ] [!~mind|aware|lifesaver|bonus] when it comes to [*ing] -> in
way in which -> way
ways in which -> ways
the manner in which -> the way
the extent to which -> how far
= [consider|address|discuss|examine|explore|debate|answer|decide|settle|investigate/V] the question of whether -> whether
= [on|about|over|regarding|concerning] the question of whether -> whether
= ^ the question of whether [~remains] -> whether
the question as to whether -> whether
as to whether -> whether
on the basis of -> on
in accordance with [~law|laws|rule|rules|regulation|regulations|guidelines] -> following
[is|are|was|were|be|been] of great importance -> very important
is of great importance -> is very important
take/V into account -> consider/V
take/V into consideration -> consider/V
make/V improvements to -> improve/V
make/V an attempt to -> try/V to
make/V a decision to -> decide/V to
make/V the decision to -> decide/V to
have/V a tendency to -> tend/V to
come/V to the conclusion that -> conclude/V that
place/V an emphasis on -> stress/V
place/V emphasis on -> stress/V
put/V an emphasis on -> stress/V
conduct/V a study of|on -> study/V
conduct/V an analysis of -> analyze/V
perform/V an analysis of -> analyze/V
provide/V support for -> support/V
provide/V support to -> support/V
provide/V assistance to -> help/V
are dependent on|upon -> depend on
is dependent on|upon -> depends on
is reflective of -> reflects
is representative of -> represents
is in need of -> needs
are in need of -> need
^ for instance , -> for example,
`
