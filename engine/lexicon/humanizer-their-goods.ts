/**
 * What is said bare behind almost any verb whose subject owns it: "improve accuracy", "protect wealth", "cut costs".
 * Only as the object, and only where the phrase ends after it.
 */
export const THEIR_GOODS = `
= [@VERB] [!understand|understands|understood|understanding|value|valued|values|valuing|respect|respected|respecting|represent|represents|representing|see|seeing|saw|sees|make|making|makes|made|affirm|recognize|recognizing|hear|consider|considering|silencing|silence|abandon|abandoned|sacrificing|sacrifice|assess|assessing|listen|match|matching|found|find|exploring|explore|address|addressing|meet|meeting|know|dismiss|dismissing|ignore|ignoring|reflect|reflecting|undermine|undermining|threaten|lost|lose|losing|describe|describing|questioned|notice|noticed|notices|degrade|degrades|degrading|deny|denying] their [@ADJ?] [accuracy|efficiency|performance|productivity|reliability|profitability|competitiveness|wealth|influence|dominance|authority|emotions|feelings|skills|abilities|knowledge|goals|interests|opinions|ideas|experiences|stories|concerns|frustrations|products|services|operations|strategies|policies|costs|profits|revenue|revenues|earnings|budgets|investments|expenses|resources|economies|programs|programmes|habits|behavior|behaviour|perceptions|assumptions|preferences|expectations|emissions|privacy|homework|assignments|studies|grades|health|well-being|wellbeing|fitness|sleep|stress|anxiety|fears|weaknesses|limitations|careers|retention|learning|growth|creativity|confidence|self-esteem|morale|motivation|mobility|visibility|systems|processes|workflows|capabilities|defenses|defences|duties|responsibilities|tasks|claims|arguments|communities] [@PUNCT|CCONJ|ADP|SCONJ|ADV] -> 0
= [@VERB] their [defense|water|energy|marketing|business|work|study|sleep|spending|trade|food|training|security|data|customer|management|teaching|leadership|communication|language|problem-solving|decision-making|critical|listening|writing|reading|defence|military] [budgets|systems|strategies|operations|practices|skills|habits|costs|patterns|methods|programs|bills|policies|policy|abilities|techniques|processes|plans|production|consumption|security|data|service] -> 0
= [into|across] their [@ADJ?] [operations|processes|workflows|products|curriculum|curricula|teaching|systems|practice|practices|strategies|designs|routines|networks|policies|supply|menus|services|lessons|businesses|offerings|schedules] -> 0
= based on their [!own] [@ADJ] [characteristics|preferences|features|properties|needs|interests|attributes|qualities|abilities|experiences|backgrounds|habits|scores|behavior|background|status|performance|appearance|identity|history|origin|origins|condition|conditions|traits|values|beliefs] [!of|to] -> based on
= [have|has] their [merits|benefits|advantages|limitations|drawbacks|limits|flaws|uses|strengths|downsides|challenges] [@PUNCT|CCONJ] -> 0
= [for] their [@ADJ?] [use|application|implementation|development|deployment|adoption|release|protection|preservation|conservation] [in|as|@PUNCT] -> 0
= during|in their first|second term -> $1 a $3 term
= their child's -> a child's
= their elected [officials|representatives|leaders] -> elected
= in their personal and|or professional lives -> in $3 $4 $5 life
= [in|of] their [determination|haste|eagerness|willingness|desire] [to] -> the
= [over] their [competitors|rivals|opponents] -> 0
= [people|animals|survivors|species|lions|birds|whales|elephants|animals|plants|wolves|bears] and their [descendants|habitats|habitat|environments] -> and
= [against|from|by|on|with] their party's|country's|team's|nation's|city's -> the $2
`
