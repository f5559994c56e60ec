/** "their" before people who belong to the subject by what they are: "cities and residents", "interact with friends". */
export const THEIR_PEOPLE = `
= [with|from|for|to|among|by|between|against|of|about] their [@ADJ?] [residents|citizens|customers|employees|workers|clients|users|readers|viewers|audiences|guests|fans|supporters|constituents|neighbors|neighbours|teammates|classmates|colleagues|coworkers|co-workers|offspring|descendants|peers|voters|shareholders|investors|donors|listeners|followers|subscribers|consumers|opponents|rivals|competitors|elders|inhabitants|superiors|subordinates|roommates|passengers] -> 0
= [with|to|from|among|for] their friends [@PUNCT|CCONJ] -> friends
= [time|meals|home|live|reunite|reunited|connect|travel|holidays] with their families [!~'s] -> with family
= [engage|attract|serve|inform|treat|protect|support|motivate|inspire|help|train|pay|educate|teach|satisfy|reward|please/V] their [@ADJ?] [customers|employees|workers|clients|users|readers|viewers|audiences|guests|fans|supporters|constituents|residents|citizens|patients|students|visitors|members|opponents] [!'|who] -> 0
= [parents|teachers|doctors|patients|employers|employees|workers|companies|businesses|families|victims|survivors|students|veterans|soldiers|women|mothers|children|kids|athletes|players|owners|refugees|individuals|people|seniors|residents|politicians|candidates|leaders|couples|customers|voters|governments] and their [family|families|children|parents|students|caregivers|doctors|babies|partners|patients|employees|customers|friends|supporters|relatives|spouses|clients|communities|employers|coaches|owners|pets|kids|loved|dependents|representatives|allies|advisers|teachers] -> and
= [families|friends|children|partners|parents|spouses|relatives] and their [friends|families|communities|children] -> and
= [of] their [predecessors|forebears|forefathers] [@PUNCT|CCONJ|AUX] -> the
= [than] their predecessors -> earlier ones
`

/** "the" for what the whole group has between it: "the authors tested the method". */
export const THEIR_SHARED = `
= [validate|test|evaluate|demonstrate|present|describe|apply|propose|defend|explain|introduce|develop|outline|justify|extend|illustrate/V] their [@ADJ?] [approach|method|methods|model|theory|framework|algorithm|system|technique|proposal|position|hypothesis|design] -> the
= [of] their [@ADJ?] [approach|method|methods|model|framework|algorithm|technique|proposal|proposals] -> the
= [masters|master|best|top|experts|artists|pride|passion|love|dedicated|hone|honed|honing|perfected|learned|learn] [at|of|in|for|to] their craft -> the craft
= [hone|perfect|learn|master|practice/V] their craft|trade -> the $2
= [in|during|of|after|before] their [next|first|last|final|previous|opening|second|third|fourth|upcoming|recent|latest] [game|match|games|matches|season|tournament|meeting|encounter|campaign|series|fight|bout|race|album|tour|concert|show] -> the
= [began|begin|start|started|finish|finished|end|ended|open|opened|turn|turned|save|salvage|saved] their [season|campaign|innings|set|performance|shift] -> the
= [continue|continued|continuing|resume|resumed|complete|completed|finish|finished|began|begin|abandon|abandoned|begun] their [journey|investigation|work|search|mission|discussion|vigil|meal|conversation|training|climb|walk|trek|research|quest|march|project|experiment|voyage|debate|game|descent|ascent|attack|patrol|hunt|lunch|dinner|drinks|adventure] -> the
= [during|throughout|after|before|on|along|of|in] their [journey|investigation|search|mission|discussion|conversation|travels|meeting|visit|stay|trip|quest|voyage|adventure|expedition|trek|attack|flight|meal|wedding|engagement|marriage|relationship|friendship|talks|lunch|performance|adventures] [!to|of|with|@NOUN] -> the
= [reach|reached|reaching|to|at|toward|towards|near|nearing] their destination|destinations -> the destination
= [achieve|achieved|pursue|reach|complete|accomplish|share|shared|realize/V] their [@ADJ?] [mission|goal|objective|quest|aim|objectives|ambition|ambitions] [!of|to] -> the
= [exploring|explore|examining|examine|analyzing|address|understand|identify|uncover|highlighting|discuss|assess/V] their [@ADJ?] [causes|origins|benefits|limitations|advantages|drawbacks|implications|strengths|similarities|differences|effects|consequences|risks|purpose|significance|nature|impacts|underlying] -> the
= [sign|signed|renew|end|break|extend/V] their [contract|contracts|agreement|deal] -> the
= [express|explain|share|announce|defend|regret|reconsider|justify|reverse|make/V] their [decision|decisions] -> the
= [in|of|for|to] their country's|nation's|community's|team's|city's|party's|region's|town's [@NOUN|ADJ] -> the $2
= [across|throughout|within|around] their [country|nation|region|city|community|state|district|neighborhood|village|town|organization|organisation|company|industry|borders|empire|territory] -> the
= [lead|led|leave|left|serve|served|rebuild|protect|defend|destroy|destroyed|save|attack|ruled|govern|unite/V] their [country|nation|city|village|town|kingdom|land|planet|world|land|homeland] -> the
= [work|worked|working|play|played|fight|fought|function] [in] their [department|organization|organisation|district|sector|industry] -> the
= [cautious|consistent|unanimous|different|similar|methods|innovative|conservative|aggressive|flexible|unique] [in] their [approach|approaches] [!to] -> the
= [in|of] their [@ADJ?] [decision-making] [@PUNCT|CCONJ] -> 0
= [with] their [@ADJ?] [surroundings] -> the
= [survey|explore|observe|scan|admire/V] their surroundings -> the surroundings
= [explored|survey|surveyed|scan|scanned|scanning|exploring|explore|admired|observe|observed|observing|took|take|taking] [in] their surroundings -> the surroundings
= [at|on|in|from|of|to] their [table|table's|hotel|office|headquarters|classroom|dorm|campus|village|camp|ship|spaceship|spacecraft|car|boat|cabin|apartment|restaurant|shop|website|menu|site|page] [@PUNCT] -> the
`

/** What a restaurant or shop has, in reviews: the place is understood. */
export const THEIR_REVIEWS = `
= their [@ADJ?] [menu|pizza|sandwich|sandwiches|burger|burgers|fries|salad|salads|tacos|desserts|sauce|sauces|steak|steaks|soup|brunch|ramen|beers|cocktails|sushi|pasta|onion|chicken|latte|pancakes|waffles|noodles|burritos|margaritas|pastries|appetizers|entrees|curry|bartenders|bartender|waitstaff|servers|patio|burrito|lobster|crab|shrimp|pho|bbq|brisket|cheesecake|signature|portions|coffees|customer] -> the
= [check|checked] [out] their [menu|website|page|site] -> the
`

/** Generic kinds of people that go together. */
export const THEIR_KIN = `
= [~parents|parent|families|mothers|fathers] [with|help|teach|support|guide|encourage|protect|provide|for|helping|teaching|supporting|guiding|encouraging|give|raise|raising] their children|kids [!'|of] -> $2
= [~teachers|teacher|schools|educators|universities|colleges|school|instructors] [with|to|for|help|teach|support|guide|encourage|of|engage|helping|teaching|motivate|know|challenge] their students [!'] -> students
= [~doctors|nurses|physicians|therapists|hospitals|clinicians] [with|to|for|help|treat|support|of|treating|helping|about] their patients [!'] -> patients
= [!~people|men|women|children|students|families|victims|parents|leaders|workers|officials] [@NOUN] and their [@ADJ?] [effects|impact|impacts|uses|use|applications|benefits|causes|consequences|implications|limitations|significance|potential|effectiveness|performance|importance|relationship|relationships|properties|interactions] -> and the
= with their bare hands -> with bare hands
= [improve|change|transform|enrich|ruin|destroy|disrupt|affect|impact|better|threaten/V] their lives [!'] -> lives
`
