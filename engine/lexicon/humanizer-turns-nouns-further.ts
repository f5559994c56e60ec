/** More turns around nouns, freer ones among them: for Strong alone. */
export const TURNS_NOUNS_FURTHER = `
# caring
show|demonstrate|reflect|prove|underscore|highlight/VS its commitment|dedication|devotion to @ADJ|NOUN|DET|PRON|*ing -> shows that it cares about $5
show|demonstrate|prove/VG its commitment|dedication|devotion to @ADJ|NOUN|DET|PRON|*ing -> showing that it cares about $5
show|demonstrate|reflect|prove/V0 their commitment|dedication|devotion to @ADJ|NOUN|DET|PRON|*ing -> show that they care about $5
show|demonstrate|prove/VG their commitment|dedication|devotion to @ADJ|NOUN|DET|PRON|*ing -> showing that they care about $5
show|demonstrate|reflect|prove/V our commitment|dedication|devotion to @ADJ|NOUN|DET|PRON|*ing -> show/V that we care about $5
show|demonstrate|reflect|prove/VS his commitment|dedication|devotion to @ADJ|NOUN|DET|PRON|*ing -> shows that he cares about $5
show|demonstrate|reflect|prove/VS her commitment|dedication|devotion to @ADJ|NOUN|DET|PRON|*ing -> shows that she cares about $5
show|demonstrate|reflect|prove/VG his commitment|dedication|devotion to @ADJ|NOUN|DET|PRON|*ing -> showing that he cares about $5
show|demonstrate|reflect|prove/VG her commitment|dedication|devotion to @ADJ|NOUN|DET|PRON|*ing -> showing that she cares about $5
a newfound|deep|new appreciation for|of [@DET|NOUN|ADJ] -> a $2 love of
, with significant|serious|profound|far-reaching|important|major|broad|critical|crucial implications for @DET|ADJ|NOUN|PRON -> , which matters a lot for $6
[there] are many|numerous|several benefits|advantages to|of [*ing] -> are many good reasons for
[to|of|provide|provides|providing|for|and|offer|offers|offering] quality [education|healthcare|care|food|service|services|products|housing|teaching|time|health|schools] -> good
[improve|improved|improving|better|affect|affects|poor|student|students|students'|their|his|her] academic performance -> grades
[research|investment|advances|progress|step|interest|invested|investing|participate|roles] in the development of [@DET|ADJ|NOUN] [!~cancer|cancers|disease|diseases|tumor|tumors|disorder|disorders|symptoms|resistance|obesity|diabetes|conditions|condition|infection|infections|anxiety|depression|problems|behaviors|behavior|pathology|atherosclerosis|lesions|inflammation|syndrome|phenotype|cells|cell] -> in developing
a @ADJ space where -> a $2 place where
a space where -> a place where
the diversity of [@ADJ?] [*s] -> the variety of
needs and preferences -> needs and tastes
explore|tackle/VP themes of -> deal/V with
a manifestation of -> a sign of | a form of
a|another means of [*ing] -> $1 way of
is the|a direct? result of -> comes from
are the|a direct? result of -> come from
was|were the|a direct? result of -> came from
is home to -> has
are home to -> have
[!is|was|there's|such|quite|what] a host of [@ADJ?] [*s] -> many | lots of
[!is|was|there's|such|quite|what] a diverse|broad|vast|wide|extensive|impressive set|array|collection|variety of [@ADJ?] [*s] -> many | plenty of | a lot of
[!is|was|there's|such|quite|what] an abundance of -> plenty of | lots of
a growing body of -> more and more | a growing amount of
is a hallmark of -> is typical of
are hallmarks of -> are typical of
a hallmark of -> a mark of
the epitome of -> the height of
since its|their inception [!in|on|by] -> since $2 start | from the start
the inception of -> the start of
the onset of [winter|spring|summer|autumn|war|the|world|night|darkness] -> the start of
the demise of -> the end of
in the aftermath of [the|a|his|her|their|its|this|that] -> after
on the brink|verge of [@NOUN|ADJ] -> close to | on the edge of
set against the|a backdrop of -> set in
an integral part of -> part of
an integral aspect|element|component of -> part of
in collaboration|partnership|conjunction with -> together with
under the leadership|guidance|direction|stewardship of [the|a|his|her|their|its|@PROPN] -> under
the portrayal|depiction of [@NOUN|ADJ] -> the picture of
in pursuit of [happiness|knowledge|truth|excellence|justice|freedom|peace|profit|power|success|perfection|wealth|new|better|greater] -> in search of
at the intersection of @NOUN and @NOUN -> between $5 and $7
the ins and outs of -> the workings of
in a bid to -> to
in an ideal world , -> ideally,
a vital|crucial|critical|pivotal|key|essential source of -> a main source of | a big source of
a source of inspiration for -> an inspiration to
a constant source of -> always a source of
the state of being @ADJ -> being $5
a state of [confusion|panic|shock|disarray|disrepair|chaos|alarm|disbelief|despair|neglect|fear|anxiety|stress|calm|exhaustion] -> 0
in a state of [confusion|panic|shock|disarray|disrepair|chaos|alarm|disbelief|despair|neglect|fear|exhaustion] -> in
a degree of [@NOUN|ADJ] -> some
a certain degree|level|amount of -> some
a greater degree|level of [@NOUN|ADJ] -> more
to a greater extent [@PUNCT|than] -> more
to a lesser extent [@PUNCT] -> less
in the heart of the city|town|village -> in the middle of the $6
in the heart of downtown -> right in $5 | in $5
located|nestled|situated in the heart of -> in the middle of | right in
at the heart|core of [this|these|their|our|its|his|her] -> at the center of
at the core of -> at the heart of
the core of [this|the|their|our|its|his|her|what] -> the heart of
in essence , -> basically,
the essence of what -> the heart of what
a deep dive into|on -> a close look at
an in-depth look|examination at|of|into -> a close look at
a holistic|comprehensive|multifaceted|nuanced|balanced view|understanding of @DET|ADJ|NOUN -> a full picture of $5 | the whole picture of $5
on a daily basis -> every day | daily
on a weekly basis -> every week | weekly
on a monthly basis -> every month
on an annual|yearly basis -> every year
on an ongoing basis -> all the time
in the long|longer run|term [@PUNCT] -> over time
in a matter of [minutes|seconds|hours|days|weeks] -> in
[find|finds|found|finding] a sense of [@NOUN] -> some
[no|any|little|some|what|whatever] semblance of -> sort of
a semblance of -> some sort of | some
[!such|quite|what] a wealth of [experience|knowledge|information|data|evidence|detail] -> a lot of | plenty of
a labyrinth of -> a maze of
a whirlwind of -> a rush of
the tapestry of -> the pattern of
a kaleidoscope of -> all kinds of | a mix of
a symphony of flavors|flavours|tastes|colors|sounds|smells|textures -> all kinds of $4
a melting pot of -> a mix of
[!such|quite|what] a plethora|myriad|multitude of -> plenty of | lots of
the myriad of -> the many
a web of lies -> a pack of lies
[!in] a cascade|flurry|torrent of -> a rush of
a crucial|critical|pivotal|key juncture -> a turning point
a pivotal|crucial|decisive turning point -> a turning point
a pivotal|crucial|key|defining moment in|for -> a turning point $4
a testament of -> a sign of
a breath of fresh air -> a nice change | a pleasant change
a journey through|into [@DET|ADJ|NOUN] -> a trip $3
[~about|examine|examines|examined|explore|explores|study|studies|discuss|discusses|discussing|understand|understanding|analyze|consider|investigate|investigates|describe|explain|explains|show|shows|learn] and its impact|impacts|effect|effects|influence on [@DET|ADJ|NOUN|PRON] -> and how it affects
[~about|examine|examines|examined|explore|explores|study|studies|discuss|discusses|discussing|understand|understanding|analyze|consider|investigate|investigates|describe|explain|explains|show|shows|learn] and their impact|impacts|effect|effects|influence on [@DET|ADJ|NOUN|PRON] -> and how they affect
the|their|its|his|her|our|your commitment|dedication to quality|excellence|perfection|accuracy -> $1 insistence on $4
the|their|its|his|her|our|your @ADJ? commitment to [sustainability|diversity|equality|equity|inclusion|inclusivity|justice|peace|democracy|education|freedom|innovation|research|human|civil|environmental|religious|free|renewable] -> $1 $2 support for
reduce|minimize|lessen/V the need for @ADJ|NOUN -> cut/V down on $5
eliminate|remove/V the need for @ADJ|NOUN|DET -> do/V away with $5
the main? purpose|goal|aim|objective of this study|paper|research|work|article|essay|report is to [@VERB] -> this $6 tries to | this $6 sets out to
`
