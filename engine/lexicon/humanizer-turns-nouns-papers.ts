const WAY =
  'method|approach|model|framework|system|algorithm|technique|strategy|architecture|procedure|scheme|design'
const JUDGE =
  'evaluate|assess|test|examine|study|judge|investigate|measure|analyze|explore|verify|question|understand|determine'

/** Turns of abstracts, reports and papers. For Balanced and Strong. */
export const TURNS_NOUNS_PAPERS = `
demonstrate|show|illustrate/V the effectiveness|efficacy of our|this|its|their|the @ADJ? ${WAY} [@PUNCT|in|for|on|compared|against|through|by] -> show/V that $5 $6 $7 works well
demonstrate|show|illustrate/V the effectiveness|efficacy of our|these|their|the @ADJ? *s [@PUNCT|in|for|on|compared|against] -> show/V that $5 $6 $7 work well
confirm|validate|prove|verify/V the effectiveness|efficacy of our|this|its|their|the @ADJ? ${WAY} [@PUNCT|in|for|on|compared|against|through|by] -> prove/V that $5 $6 $7 works
${JUDGE}/V the effectiveness|efficacy of our|this|its|their|the|each|a @ADJ? ${WAY}|plan|program|policy|treatment|campaign|drug|vaccine [@PUNCT|in|for|on|compared|against|through|by] -> $1 how well $5 $6 $7 works
${JUDGE}/V the effectiveness|efficacy of our|these|their|the|various|different|such|two|several|other @ADJ? *s [@PUNCT|in|for|on|compared|against] -> $1 how well $5 $6 $7 work
demonstrate|show|illustrate/V its effectiveness|efficacy in [*ing] -> show/V how well it works in
demonstrate|show|illustrate/V their effectiveness|efficacy in [*ing] -> show/V how well they work in
${JUDGE}/V its effectiveness|efficacy [@PUNCT|in|for] -> $1 how well it works
${JUDGE}/V their effectiveness|efficacy [@PUNCT|in|for] -> $1 how well they work
[about|of|on] its effectiveness|efficacy [@PUNCT|in|for] -> how well it works
[about|of|on] their effectiveness|efficacy [@PUNCT|in|for] -> how well they work
compare/V the performance of [!~that|those] [@DET|ADJ|NOUN|our|their|its|PRON] -> compare/V
${JUDGE}/V the performance of [@DET|ADJ|NOUN|our|their|its|PRON] [!~employees|employee|staff|students|stock|team] -> test/V
^ our results|findings show|demonstrate|indicate|reveal that -> we find that | we found that
^ our experiments show|demonstrate|indicate that -> we find that
^ experimental|empirical results show|demonstrate|indicate that -> experiments show that
^ the results show|demonstrate that -> it turns out that | as the results show,
[novel|new|effective|simple|efficient|principled|practical|general|different] approach for [*ing] -> way of
factors such as [@NOUN|ADJ] -> things like
the likelihood of [!~data|parameters|log|model|function|maximum|estimation] -> the chance of | the chances of
a|an higher|greater|increased|lower|reduced likelihood of -> a $2 chance of
[the] mechanisms underlying -> mechanisms behind
, resulting in [!~loss|losses|injuries|death|deaths|damage|delays|errors|decline|problems|failure|costs|risk|risks] [~better|more|improved|higher|greater|faster|clearer|smoother] [a|an|@ADJ|NOUN] -> , giving
, resulting in [~loss|losses|injury|injuries|death|deaths|damage|delays|errors|decline|problems|failure|pain|stress|confusion|poor|disease|destruction|flooding|conflict] [a|an|the|@ADJ|NOUN] -> , causing
[@NOUN|PRON|PROPN|this] represents a|an [@ADJ?] [~step|shift|change|departure|challenge|threat|blow|advance|opportunity|risk|milestone|breakthrough|attempt|victory|failure|violation] -> is $2
improve|enhance|deepen|further|advance/V our understanding of @DET|ADJ|NOUN|how|why -> help/V us understand $5
contribute/V to our understanding of @DET|ADJ|NOUN|how|why -> help/V us understand $6
contribute/V to a|our|the better|deeper|greater|broader|fuller understanding of @DET|ADJ|NOUN|how|why -> help/V us understand $7
lead/V to a better|deeper|greater|fuller understanding of @DET|ADJ|NOUN|how|why -> help/V us understand $7
[@AUX] important|crucial|essential|vital|critical|necessary for|to understanding [@DET|ADJ|NOUN|PRON|how|why|what] -> needed to understand
have/V a deep|thorough|profound|strong|great|solid|comprehensive|good understanding of @DET|ADJ|NOUN|how -> know/V a lot about $6
[a] more|much nuanced|complete|comprehensive|detailed|thorough|holistic understanding of @DET|ADJ|NOUN|how -> fuller picture of $5
a comprehensive|complete|holistic|full|thorough|nuanced understanding of @DET|ADJ|NOUN|how -> a full picture of $5 | a clear picture of $5
offer|provide|give/V profound|crucial|unique|rare|fascinating|critical|essential|meaningful|powerful|significant|novel|further|interesting insight|insights into -> tell/V us a lot about | teach/V us a lot about | tell/V us more about
gain/V profound|unique|important|new|further|critical|significant|crucial insight|insights into -> learn/V more about
open/V up? new|exciting|many|more possibilities|opportunities|avenues|paths for *ing -> give/V us new ways of $6
open/V up? new|exciting|many|more possibilities|opportunities|avenues|paths for @NOUN|ADJ|DET|PRON -> open/V doors for $6
hold/V great|significant|immense|much|considerable|enormous|tremendous promise|potential for|in|to -> look/V promising $4
add/V a|an|another new|extra|additional|further? layer of complexity to -> complicate/V
add/V complexity to -> complicate/V
[complex|similar|temporary|repetitive|political|religious|technical|sexual|personal|seasonal|cyclical|voluntary|global|international|academic|economic|social|subjective|serious|violent|different|informal|random|gradual] in nature [@PUNCT|and] -> 0
[!@DET|PRON|ADJ] over-reliance|overreliance on @NOUN|ADJ|DET -> relying too much on $3
reduce|lower|decrease|lessen/V our|their|its|your reliance|dependence on -> cut/V $2 need for
by reducing our|their|its|your reliance|dependence on @NOUN|ADJ|DET -> by depending less on $6 | by relying less on $6
a growing|increasing|heavy reliance|dependence on -> a $2 use of
advocate/V for [@DET|ADJ|NOUN|*ing] [!~patient|patients|child|children|client|clients|themselves] -> call/V for | argue/V for
raise/V concerns|concern about|over|regarding -> raise/V questions about | cause/V worry about
[significant|serious|growing|major|widespread|public|safety|privacy|ethical|environmental|security] concerns about|over|regarding -> worries about
`
