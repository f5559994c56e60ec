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
`

export const WORDY_PHRASES = `
in order to -> to
due to the fact that -> because
despite the fact that -> although
in spite of the fact that -> although
in light of the fact that -> because
in the event that -> if
at this point in time -> now
at the present time -> now
for the purpose of -> for
with the exception of -> except for
each and every -> every
first and foremost -> first
the majority of -> most of
a majority of [*s] -> most
in the context of -> in
with regard to -> about
with regards to -> about
in regard to -> about
in regards to -> about
in relation to -> about
pertaining to -> about
prior to -> before
subsequent to -> after
a number of -> some | several
through the use of -> by using | with
by means of -> by | with
in addition to -> besides
as a means of -> as a way of
as a means to -> as a way to
sheds light on -> helps explain
shedding light on -> helping to explain
, ensuring that -> so that
on a daily basis -> every day | daily
on a regular basis -> regularly
in close proximity to -> near
has the ability to -> is able to
plays a role in -> is part of
in the midst of -> in the middle of
a wide variety of -> all sorts of | many kinds of
wide variety of -> wide range of
leave a lasting impression on -> stay with
leaves a lasting impression on -> stays with
is of utmost importance -> is very important
of utmost importance -> very important
of paramount importance -> very important
stand the test of time -> last
for instance , -> for example,
`
