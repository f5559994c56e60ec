/**
 * Describing words that add nothing where they stand: "a stark reminder" reminds, "potential risks" are risks, what is
 * "truly unique" is unique. Which ones: adjectives before nouns and adverbs beside verbs that models write many times as
 * often as people; the words beside them say where one can go without loss.
 */
export const EMPTY_WORDS = `
[!not|n't|more|so|very|as|how] carefully [consider|considered|considering|weigh|weighing|weighed|examine|examining|review|reviewing|evaluate|evaluating|curated] -> 0
[!not|n't|never] truly [unique|special|exceptional|remarkable|unforgettable|memorable|amazing|incredible|extraordinary|inspiring|outstanding|delightful|enjoyable|impressive|fascinating|captivating|stunning|magical|breathtaking|delicious|transformative|immersive|one-of-a-kind|thrilled|honored|phenomenal|fantastic] -> 0
[!not|n't|never] truly [appreciate|appreciated|enjoyed|impressed|captures|shines|outdid] -> 0 | really
[!not|n't|so|how|more|as] deeply [rooted|ingrained|embedded|intertwined|interconnected|entrenched|committed|dedicated] -> 0
[!not|n't|never] deeply [resonate|resonates|resonated|resonating] -> 0
[resonate|resonates|resonated|resonating] deeply [with|@PUNCT] -> 0
inextricably|intrinsically [linked|connected|tied|intertwined|bound] -> closely
[!not|n't|never] fundamentally [flawed|altered|reshaped|reshaping|transformed|transforming|undermines|undermine|undermining] -> 0
[!any|no|,|the|for|even|much] further [exacerbate|exacerbates|exacerbated|exacerbating|complicate|complicates|complicated|complicating|enhance|enhances|enhanced|enhancing|strengthen|strengthens|strengthened|strengthening|solidify|solidifies|solidified|solidifying|cement|cements|cemented|cementing|emphasize|emphasizes|emphasized|emphasizing|underscore|underscores|underscored|underscoring|highlight|highlights|highlighted|highlighting|amplify|amplifies|amplified|amplifying|intensify|intensifies|intensified|intensifying|reinforce|reinforces|reinforced|reinforcing|fuel|fuels|fueled|fueling] -> 0
[!not|n't|never|yet] successfully [removed|applied|explained|rescued|recovered|defend|handle|handled|tested|trained|completed|implemented|navigated|integrated|launched|defended|executed|organized|completing|implementing|navigating|integrating|complete|navigate] -> 0
[!~fails|failed|fail|struggle|struggles|struggled|cannot|not|n't|unable|inability|never] [!more|most|as|so|how|less] effectively [communicate|communicates|communicating|manage|manages|managing|address|addresses|addressing|convey|conveys|conveying|capture|captures|capturing|handle|handles|combat|combats|utilize|utilizes|navigate|demonstrate|demonstrates|illustrates|illustrate|balances|blends|combines|highlights|showcases|highlight|tackle|leverage|leverages] -> 0
seamlessly [blend|blends|blending|blended|integrate|integrates|integrated|integrating|weave|weaves|weaving|woven|combine|combines|combining|merge|merges|merging|merged] -> 0
[i|we|and] sincerely [hope|appreciate|apologize|thank|believe|regret] -> 0
eagerly [awaiting|await|awaits|waiting|anticipating|anticipate|looking] -> 0
constantly|continually|continuously evolving [@PUNCT|ADP|CCONJ] -> changing
constantly|continually|continuously evolving [@NOUN] -> changing
[!~not|n't|never|lack|lacks|lacked|lacking|without|no] [!more|most] readily [available|accessible|apparent] -> 0
[!not|n't|an] entirely [new|different|separate] -> 0
absolutely [delicious|delightful|stunning|essential|crucial|vital|beautiful|fantastic|amazing|perfect|incredible|phenomenal|divine|thrilled|wonderful|gorgeous] -> 0
[is|was|are|were] simply [divine|delicious|stunning|amazing|unforgettable|breathtaking|incredible|fantastic|outstanding|magnificent|delightful] -> 0
utterly [devastated|captivating|delicious|exquisite|unforgettable|ridiculous|absurd|captivated|breathtaking|heartbroken] -> 0
vary/V greatly|significantly [@PUNCT|ADP|SCONJ|CCONJ] -> $1 widely | $1 a great deal
work/V diligently [to|@PUNCT|on] -> work/V hard
[!@ADV|CCONJ|PUNCT] stark|poignant|sobering/A [reminder|reminders] -> 0
[!@ADV|CCONJ|PUNCT] powerful/A [reminder] -> 0
[!most|more] ongoing/A [debate|debates|discussion|discussions|efforts|effort|struggle|struggles|conversation|conversations|controversy|dialogue|quest|pursuit] -> 0
[!@ADV|CCONJ|PUNCT] relentless|unwavering|tireless|unrelenting|ceaseless/A [pursuit|quest] -> 0
[!@ADV|CCONJ|PUNCT] tireless|relentless/A [efforts|effort|work] -> 0
[!@ADV|CCONJ|PUNCT] unwavering|steadfast|unyielding|unwaveringly/A [commitment|dedication|support|determination|devotion|resolve|loyalty|faith|belief|love] -> 0
[!@ADV|CCONJ|PUNCT] complex|intricate|delicate/A [interplay] -> 0
[!@ADV|CCONJ|PUNCT] intricate|complex/A [web] [of] -> 0
[!@ADV|CCONJ|PUNCT] potential/A [risks|risk|dangers|pitfalls|hazards] [!score|scores] -> 0
potential/A [consequences|effects|impact|impacts|implications|drawbacks|problems|solutions|solution|conflicts|outcomes|uses|causes|reasons|explanations|explanation|sources|side|complications|harm|errors|changes] [!energy] -> possible
[the|our|my|their|your|its|his|her|an] overall/A [experience|dining|atmosphere|well-being|wellbeing|ambiance|impression|feel|vibe|mood|tone|message|effectiveness|satisfaction|appearance] -> 0
[!@ADV|CCONJ|PUNCT] overall/A [health|well-being|wellbeing] [!@NOUN] -> 0
[!@ADV|CCONJ|PUNCT] overall/A [quality] [of] [life] -> 0
[the|their|your|our|its|his|her] specific/A [needs|details|circumstances|requirements] -> 0
[!@ADV|CCONJ|PUNCT] unique/A [blend|combination|mix|mixture] [of] -> 0
[the|its|their|his|her|our|your] unique/A [characteristics|challenges|qualities|features|strengths|properties|needs|talents|abilities|set|blend|combination] -> 0
[after|upon] careful consideration [!of] -> much thought
[!after|upon|and] careful consideration [!of] -> thought
[!@ADV|CCONJ|PUNCT] comprehensive/A [overview] -> 0
indelible/A [mark|impression|impact] -> lasting
[!@ADV|CCONJ|PUNCT] integral/A [part|component] [of] -> 0
[!the] newfound/A [@NOUN] -> new
the newfound [@NOUN] -> the new
[!@ADV|CCONJ|PUNCT] towering/A [skyscrapers|skyscraper] -> 0
[!@ADV|CCONJ|PUNCT] lush/A [greenery] -> 0
a bygone era -> another time | the past
[!@ADV|CCONJ|PUNCT] vast/A [expanse] -> 0
[!@ADV|CCONJ|PUNCT] valuable|invaluable/A [asset] -> 0
[!@ADV|CCONJ|PUNCT] active/A [participation|participants|participant] -> 0
[!@ADV|CCONJ|PUNCT] inner/A [turmoil|workings] -> 0
[my|our|his|her|their] heartfelt|deepest|sincere|sincerest|heartfelt gratitude -> thanks
[take|taking|taken|took] the necessary [precautions|measures] -> 0
[take|taking|taken|took] necessary/A [precautions|steps|measures] -> 0
[his|her|their|our|my|your|from|its] past/A [mistakes] -> 0
[!@ADV|CCONJ|PUNCT] future/A [prospects] -> 0
[!@ADV|CCONJ|PUNCT] final/A [outcome] -> 0
[for] a brief|fleeting moment -> a moment
[that|this|the|one] fleeting/A [moment] -> 0
[each|every] passing [day|moment|year|month|week|hour|second|minute] -> 0
[!@ADV|CCONJ|PUNCT] significant|major|important|key|notable/A [milestone|milestones] -> 0
[!@ADV|CCONJ|PUNCT] significant/A [strides|breakthrough|breakthroughs] -> 0
[!@ADV|CCONJ|PUNCT] successful/A [completion|implementation|integration|execution] [of] -> 0
[my|our|his|her|their|your] personal/A [opinion|experience|experiences|anecdotes] -> 0
[!@ADV|CCONJ|PUNCT] personal/A [anecdotes|anecdote] -> 0
[!@ADV|CCONJ|PUNCT] diverse|wide|broad/A [range|array|collection|variety] [of] [!agreement|values|frequencies|energies|masses|temperatures|wavelengths|scales|ages] -> 0
[!@ADV|CCONJ|PUNCT] diverse/A [selection] [of] -> 0
broad|wide/A spectrum of -> range of
[our|their|the] dedicated/A [team] -> 0
of the utmost importance -> very important
the utmost [care|respect|professionalism|concern|seriousness] -> great
[!@ADV|CCONJ|PUNCT] inherent/A [complexity|complexities|uncertainty|challenges|unpredictability|variability|flaws|limitations|difficulties|dangers|risks] -> 0
[!@ADV|CCONJ|PUNCT] culinary/A [masterpiece] -> 0
[a|true|real|an] culinary delight -> treat
culinary creations -> dishes
culinary delights -> good food
[!@ADV|CCONJ|PUNCT] profound|deep/A [sense] [of] [@NOUN] -> 0
compelling|convincing/A [argument|arguments|case] [for|against|that] -> good
[!not|n't] visually appealing -> attractive
aesthetically pleasing -> attractive
conveniently located [in|near|at|on|just|next|close|off|between|within|across|along|by|to|right] -> located
uniquely positioned [to] -> well placed
generously sized -> big
emotionally charged -> emotional
[is|are|was|were|been] consistently [@ADJ] -> always
[!not|n't] consistently [provide|provides|deliver|delivers|offer|offers|exceed|exceeds] -> always
[!not|n't] perfectly [complements|complement|complemented|complementing|captures|captured|encapsulates|blends] -> 0
constantly|continually|continuously [striving|strive|strives|seeking|looking|learning|improving] -> always
thoroughly [enjoyed|enjoy|enjoying] -> really
thoroughly impressed -> very impressed
specifically [focusing|tailored|addressing|regarding|examining|related] -> 0
proudly [presents|serves|offers|boasts|announce|announces|introduce|introduces|displays] -> 0
shining/A [example|examples] -> good
[a] prime/A [example] -> good
[a] perfect/A [blend|combination|mix] [of|@PUNCT] -> good
[!@ADV|CCONJ|PUNCT] harmonious/A [blend] -> 0
[as|is|was|be] a cautionary tale -> a warning
[!@ADV|CCONJ|PUNCT] competitive/A [edge] -> 0
powerful/A [tool|tools] [for|to|in|that|@PUNCT] -> useful
the focal point of -> the focus of
[!@ADV|CCONJ|PUNCT] stark/A [contrast] -> sharp
[!@ADV|CCONJ|PUNCT] rigorous/A [scrutiny|standards] -> strict
[!~not|n't|no|never|only] viable/A [alternative|alternatives|option|options|solution|solutions] -> good | real
[!@ADV|CCONJ|PUNCT] seamless/A [integration] -> 0
[!@ADV|CCONJ|PUNCT] sophisticated/A [palate|palates] -> fine
[!@ADV|CCONJ|PUNCT] exciting/A [opportunity|opportunities|news] -> great
[!@ADV|CCONJ|PUNCT] mutual/A [cooperation|collaboration] -> 0
[!@ADV|CCONJ|PUNCT] proactive/A [measures|steps] -> early
[!@ADV|CCONJ|PUNCT] adverse/A [effects|effect|impact|impacts|consequences] -> bad | harmful
[!@ADV|CCONJ|PUNCT] detrimental/A [effects|effect|impact|impacts|consequences] -> harmful | bad
[!@ADV|CCONJ|PUNCT] pressing/A [need] -> urgent
[!@ADV|CCONJ|PUNCT] personal/A [preference|preferences] -> 0
[!@ADV|CCONJ|PUNCT] iconic/A [symbol|landmark|landmarks] -> famous
[!@ADV|CCONJ|PUNCT] fleeting/A [glimpse] -> brief
[!not] specifically [designed|developed|created|made|trained|built] [for|to] -> 0
`
