/** Describing words that add little where they stand, for Strong: see humanizer-empty-words.ts. */
export const EMPTY_WORDS_FREER = `
[!~not|n't|never|cannot|fails|fail|failed|difficult|hard|without] [!more|most|as|so|how|less|to] accurately [reflect|reflects|reflecting|represent|represents|capture|captures|capturing|depict|depicts|portray|portrays|convey|conveys] -> 0
[i|we] strongly|firmly [believe|feel|recommend|advise|encourage|urge] -> 0
[!not|n't|never] clearly [demonstrates|demonstrate|shows|show|indicates|indicate|illustrates|illustrate|demonstrated] -> 0
[has|have] consistently [demonstrated|shown|proven|delivered] -> 0
[!~not|n't|never|no|nothing|nor] inherently [flawed|risky|dangerous|unfair|unjust|subjective|complex|political|biased|limited|valuable|human|social] -> 0
[!~not|n't|never|cannot|difficult|hard|harder|impossible|without|failed|fail|fails|needed|need|few|no|until] fully [understand|appreciate|grasp|embrace|immerse|enjoy|engage|understanding|appreciating|embracing|realize] -> 0
rely/V heavily on -> depend/V on | lean/V on
contribute/V significantly to -> $1 much to
simply [want|wanted|need|needed|click|ask|asked|say|said|enjoy|relax|looking] -> just
truly [understand|understood|appreciate|believe|care|want|know] -> really
genuinely [@ADJ] -> really
[!@ADV|CCONJ|PUNCT] brief/A [overview|summary] -> 0
[the|its] true/A [essence] -> 0
[their|your|our|his|her|its] true/A [potential] -> 0
[!@ADV|CCONJ|PUNCT] vibrant/A [colors|colours|hues|flowers|shades] -> bright
[the] broader/A [implications|context] -> 0
[!@ADV|CCONJ|PUNCT] past/A [experiences|experience] -> 0
[!@ADV|CCONJ|PUNCT] unique/A [challenges] -> 0
[a] unique/A [perspective|voice|approach] -> fresh | different
[!@ADV|CCONJ|PUNCT] significant/A [contributions|contribution|advancements|advances|progress] -> 0
[!@ADV|CCONJ|PUNCT] notable|remarkable/A [achievements|achievement|accomplishments|feat|feats|breakthrough] -> 0
[!@ADV|CCONJ|PUNCT] stunning|breathtaking/A [views|view|scenery] -> great | fine
[the] overall/A [performance|quality|effect|efficiency|productivity|success|impact|development|structure|message|plot|goal] -> 0
[!@ADV|CCONJ|PUNCT] overall/A [efficiency|productivity|performance|quality] [@PUNCT|of] -> 0
[!@ADV|CCONJ|PUNCT] potential/A [benefits|applications|dangers|threats|threat|challenges|issues] -> possible
[!@ADV|CCONJ|PUNCT] valuable/A [addition|contribution] -> good
[!@ADV|CCONJ|PUNCT] multifaceted/A [approach|strategy] -> broad
[the] necessary/A [skills|resources|tools] [to|for|and] -> 0
[make|making|made] necessary/A [adjustments|changes] -> 0
[!@ADV|CCONJ|PUNCT] exceptional|outstanding/A [talent|skill|skills|abilities] -> great
[!@ADV|CCONJ|PUNCT] emotional/A [rollercoaster] -> 0
thorough|comprehensive|detailed examination of -> close $2 of
[!@ADV|CCONJ|PUNCT] meticulous/A [attention] -> close
[!@ADV|CCONJ|PUNCT] immense|enormous|tremendous/A [pride|joy|pleasure|pressure|power|potential|satisfaction] -> great
[!@ADV|CCONJ|PUNCT] overwhelming|deep|profound/A [sense|feeling] [of] -> 0
[!@ADV|CCONJ|PUNCT] undeniable/A [fact|truth|charm|talent|chemistry] -> 0
[!@ADV|CCONJ|PUNCT] palpable/A [tension|excitement] -> 0
[!@ADV|CCONJ|PUNCT] unforgettable|memorable/A [experience|dining] -> great
[!@ADV|CCONJ|PUNCT] delicate/A [balance] [between|of] -> 0
[!@ADV|CCONJ|PUNCT] intricate/A [dance] -> 0
[!@ADV|CCONJ|PUNCT] vital|crucial|essential/A [component|components|aspect|aspects|element|elements|tool|tools|ingredient|ingredients] [of|in|for] -> key
[!@ADV|CCONJ|PUNCT] countless/A [individuals|people|lives|hours|others|times|stories|ways] -> many
hidden gems -> great finds
multifaceted/A [nature] [of] -> complex
[!@ADV|CCONJ|PUNCT] dynamic/A [nature] [of] -> changing
[!@ADV|CCONJ|PUNCT] underlying/A [themes|tensions|message] -> 0
[!@ADV|CCONJ|PUNCT] tangible/A [benefits|results|impact|improvements] -> real
[!@ADV|CCONJ|PUNCT] sustainable/A [success] [@PUNCT] -> lasting
[!@ADV|CCONJ|PUNCT] ultimate/A [goal|aim|objective] -> final
[!@ADV|CCONJ|PUNCT] compelling/A [vision|story|narrative] -> good | strong
[!@ADV|CCONJ|PUNCT] engaging/A [content|conversation|conversations|characters|story|activities|discussions|lessons] -> lively | interesting
[!@ADV|CCONJ|PUNCT] rich/A [history|heritage] [and|of|@PUNCT] -> long
[!@ADV|CCONJ|PUNCT] robust/A [framework|system|support|discussion|debate|evidence|economy|security] -> strong | solid
[!@ADV|CCONJ|PUNCT] innovative/A [approach|approaches|solution|solutions|ideas|techniques|methods|technologies|technology] -> new
[!@ADV|CCONJ|PUNCT] thoughtful/A [consideration|analysis|reflection] -> 0
[!@ADV|CCONJ|PUNCT] undeniable/A [impact|appeal] -> 0
[!@ADV|CCONJ|PUNCT] genuine/A [passion|care|concern|interest|desire|love] -> real
[!@ADV|CCONJ|PUNCT] immense|enormous/A [gratitude|respect|admiration] -> great
[!@ADV|CCONJ|PUNCT] passionate/A [advocate|advocates] -> strong
`
