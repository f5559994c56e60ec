/**
 * "their" before a noun whose own complement says what it is about: "their role in the war" is "the role" as well.
 * The owner stands earlier in the sentence (rules/their-owner.ts sees to it), so nothing is lost.
 */
export const THEIR_NOUNS = `
= [!due|because] [@VERB|ADP|CCONJ|ADV|AUX] their [@ADJ?] [decision|decisions|right|rights|need|attempt|attempts|effort|efforts|quest|ability|capacity|plan|plans|obligation|power|failure|refusal|freedom|campaign] [to] -> the
= [@VERB|ADP|CCONJ|ADV|AUX] their [@ADJ?] [search|fight|struggle|struggles|demand|need|quest|campaign|push|case|reasons|criteria|plans|potential] [for] -> the
= [@VERB|ADP|CCONJ|ADV|AUX] their [@ADJ?] [pursuit|treatment|portrayal|depiction|interpretation|description|choice|analysis|use|risk|chances|likelihood|chance|number|adoption|quality|understanding|exploration|rate|degree|assessment|evaluation|definition|version|account|consumption|selection] [of] -> the
= [@VERB|ADP|CCONJ|ADV|AUX] their [@ADJ?] [fight|struggle|struggles|battle|campaign|case|war] [against] -> the
= [!due|because] [@VERB|ADP|CCONJ|ADV|AUX] their [@ADJ?] [impact|impacts|effect|effects] [on] -> the
= [@VERB|ADP|CCONJ|ADV|AUX] their [@ADJ?] [investigation|inquiry|research] [into] -> the
= [@VERB|ADP|CCONJ|ADV|AUX] their [@ADJ?] [relationship|conflict] [with] -> the
= [@VERB|ADP|CCONJ|ADV|AUX] their [@ADJ?] [response|responses|approach|approaches|solution|path|road|transition] [to] -> the
= [@VERB|ADP|CCONJ] their [belief] [that] -> the
= [!have|has|had|having|got|get|done|do] their share of -> the share of
= [valued|known|praised|famous|renowned|prized|noted|recognized|celebrated] for their ability to -> for being able to
= [!~was|were|had|became|used|did|made|could] due to their ability to -> because they are able to
= [!~was|were|had|became|used|did|made|could] because of their ability to -> because they are able to
`

/** "a" where the noun names a feeling or a will. */
export const THEIR_FEELINGS = `
= [share|show|demonstrate|express|reflect|indicate|for|by|with|despite/V] their willingness|reluctance|determination|readiness|tendency|eagerness to -> a $2 to
= [share|show|demonstrate|express|by|reflect/V] their desire to -> a desire to
= [show|demonstrate|emphasize|stress|underscore|symbolize|express/V] their commitment to -> a commitment to
= [of|to|by|from|in|show|demonstrate/V] their inability to -> an inability to
= [share|express|find|discover/V] their passion|talent for [!me|us|him|her|it|each|them] -> a $2 for
= [share|express|find|discover/V] their love of|for [!me|us|him|her|it|each|them|one] -> a love of
= [express|lose|show|develop/V] their interest in -> an interest in
= [regain|lose/V] their sense of -> all sense of
= [restore|renew|keep|develop|improve/V] their sense of -> a sense of
= [with] their unique|own|distinctive|unusual|rich blend|mix|mixture of -> a $2 $3 of
`

/** Nothing where the noun is of a mass or in the plural. */
export const THEIR_BARE = `
= [@VERB|ADP|CCONJ] their [@ADJ?] [confidence|trust|faith|pride|involvement|participation|engagement|interest] [in] [!them|him|her|it|me|us] -> 0
= [@VERB|ADP|CCONJ] their [@ADJ?] [support|admiration|enthusiasm|appreciation|concern|empathy|contempt|responsibility|preferences] [for] [!me|us|him|her|it|each|one] -> 0
= [@VERB|ADP|CCONJ] their [@ADJ?] [access|exposure|resistance|opposition|loyalty|vulnerability|adherence|resilience|susceptibility] [to] [!me|us|him|her|it|each|one] -> 0
= [@VERB|ADP|CCONJ] their [@ADJ?] [views|opinions|thoughts|perspectives|reflections|ideas] [on|about] -> 0
= [@VERB|ADP|CCONJ] their [@ADJ?] [concerns|worries|fears|feelings|doubts|frustration|anger|anxiety|assumptions|stories|information] [about|over] -> 0
= [@VERB|ADP|CCONJ] their [@ADJ?] [memories|stories|tales|experience|experiences|knowledge|expectations] [of] [!it|them|him|her|me|us] -> 0
= [@VERB|ADP|CCONJ] their [@ADJ?] [experience|experiences|expertise|background|training|careers|skills|talent|advances|differences] [in|with] [!it|them|him|her|me|us] -> 0
= [@VERB|ADP|CCONJ] their [@ADJ?] [control|influence|power|authority|dominance] [over] -> 0
= [@VERB|ADP|CCONJ] their attitudes [toward|towards] -> 0
= [reduce|reduces|reducing|increase|increasing|limit|limiting|lower] their [reliance|dependence|dependency] [on] -> 0
`
