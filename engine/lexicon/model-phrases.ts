/**
 * Words and phrases that models write far more often than people, with how many times as often: counted by
 * engine/training/commands/count-phrases.ts in the texts that the detector learnt from, in texts to a million words.
 */
export const modelPhrases = `
54 valuable insights into
47 sustainable future
45 stands as
42 valuable insights
39 shift towards
36 a more inclusive|decision-making processes
35 challenges posed|challenges posed by
34 a more nuanced
33 rhythm of|fixed on|voice barely
32 a testament to
31 deep understanding|provide valuable
30 natural world|complexities of|as a powerful|the natural world
29 deep understanding of|root causes|realities of|aligns with|the very fabric|the very fabric of
29 very fabric of
28 nuanced understanding|the complexities of|rests on|emphasizes the importance|emphasizes the importance of
28 more sustainable future
27 emphasized the importance|emphasized the importance of|a deep understanding|high-stakes
27 significant implications
26 a deep understanding of
25 nuanced understanding of|fostering a sense|fostering a sense of|profound sense|profound sense of
24 approach not only|even in the face|even in the face of|harmonious|significant challenge|the rhythm of
24 urban centers|a stark reminder|raises questions about|sense of purpose|significant implications for
24 significant step|stark reminder|pathways|gratitude for|rich history
23 a significant step|despite these challenges|plays a crucial|plays a crucial role|insights into
23 a profound sense|a profound sense of|redefine|unwavering commitment|address this issue|a catalyst for
23 the echoes of
22 a significant challenge|diverse perspectives|help but feel|innovative approach|provides valuable|secrets of
22 the challenges posed|the challenges posed by|as a significant|challenges and opportunities
22 challenges associated|challenges associated with|plays a crucial role in|crucial role in
21 a crucial role in|crucial role|play a crucial role in|hinges on|significantly impact|threads of
21 despite the challenges|hum of|pivotal moment
20 as a testament|constant reminder|delve into|innovative solutions|personal growth|a constant reminder
20 as a testament to|compelling case|space where|welcoming atmosphere|without its challenges|reminder of
20 advancements in|emerges as|grounded in|provide valuable insights|relentless pursuit|unique perspective
19 a compelling case|emphasizing the importance|emphasizing the importance of|raises concerns
19 underscores the importance|underscores the importance of|a crucial role|a valuable tool
19 framework for understanding|relying solely|relying solely on|requires careful|significantly enhance
19 the delicate balance|unwavering commitment to|our understanding of|deeper understanding|a stark reminder of
19 found solace|gain a deeper|its effectiveness in|management strategies|stark reminder of
19 targeted interventions|the root causes
18 systemic|a journey of|as a valuable|eyes fixed|future for all|path forward|relentless pursuit of
18 root causes of|transformative power|with the weight|with the weight of|health outcomes|break free
18 create a sense|create a sense of|in the quiet|the secrets of|a deeper understanding|fosters a sense
18 fosters a sense of|unique blend|unique blend of
17 crucial for|testament to|a pivotal moment|address the challenges|complex and multifaceted
17 deeper understanding of|enhance the overall|poses a significant|the potential consequences
17 the root causes of|undermines|delicate balance|a deeper understanding of|bustling city|carefully consider
17 environmental challenges|extends beyond|in various fields
16 constant reminder of|eyes fixed on|mechanisms to|provides valuable insights|the transformative power
16 voice steady|comprehensive understanding|equitable|a constant reminder of|a more equitable
16 a significant shift|findings highlight|gain a deeper understanding|gained momentum
16 navigate the complexities|navigate the complexities of|significant shift|the realm of|their impact on
16 a diverse range|challenges of|a diverse range of|address these challenges|becomes increasingly
16 gain a deeper understanding of|significant contributions|the profound impact|the transformative power of
16 transformative power of
15 across the nation|higher prices|insights for|into the fabric|into the fabric of|learning environment
15 marginalized communities|play a crucial|side effect|unique challenges|play a crucial role|allure of
15 as a vital|as outlined in|environmental degradation|into the heart of|its potential for|light and shadow
15 lively atmosphere|specifically designed for|techniques like|their potential to|with a focus|contexts
15 the weight of|with a focus on|guardian of|its potential to|provides valuable insights into
15 ultimately leading to
14 a future where|comprehensive understanding of|a comprehensive analysis|a lasting impact|asks whether
14 deep sense|deep sense of|found solace in|heavy with|informed decisions|more nuanced understanding
14 quickly became|represents a significant|disproportionately|significantly to|a deep sense|a deep sense of
14 born from|deeply with|domain of|landscape of|profound implications|reminder that even|setting the stage
14 this approach not only|echoes of|achieved through|accountability|marginalized|a more nuanced understanding
14 a significant milestone|captures the essence|captures the essence of|concerns about the potential
14 eliminating the need|highlighting the importance|highlighting the importance of|marks a significant
14 need to address|shift toward|as seen in
13 testament to the power|the urgent need|web of|dedication to|a delicate balance|a spark of|also important to
13 complex web|comprehensive analysis of|conservation efforts|consumer behavior|digital tools|emotional depth
13 fostering a culture|plays a vital role in|provide valuable insights into|rapidly evolving
13 recent advancements|setting the stage for|significant contributions to|support systems
13 testament to the power of|unwavering dedication|valuable tool for|critique|reverence|a reminder of
13 the challenges of|a desire for|a foundation of|a testament to the power|a valuable tool for|adjustments to
13 amidst the chaos|complex systems|complex web of|features like|figures like|fostering a culture of
13 highlights how|hinges|manifest in|ripple effect|testament to the enduring|the playing field|adaptability
13 various fields|embodies
12 a sense of purpose|as a catalyst|continues to inspire|devastating consequences|enduring power
12 ensuring that all|for a comprehensive|highlighting the need|insights into how|intricate patterns
12 lasting impact on|more nuanced understanding of|relief to|revolutionize the way|walks of|walks of life
12 complexities|dance of|resonate with|a testament to the enduring|cultural significance|delicate balance of
12 extra layer|extra layer of|her ability to|human connection|navigating the complexities
12 navigating the complexities of|set the stage|the allure of|adaptable|pivotal role in|mastery
12 raises questions|solely on|implications for|a fresh perspective|a more nuanced understanding of
12 a powerful tool|a relic of|address these issues|all walks of|all walks of life|an extra layer
12 an extra layer of|as a stark|deep within|ethical implications|from all walks|from all walks of
12 from all walks of life|highlight the potential|important to consider|its own unique|landscapes of
12 multiple levels|providing valuable|significant attention|significant investment
12 the potential consequences of|the very foundations|the wisdom of|transparency and accountability|unfold
12 signaling|the effectiveness of|significantly reduce|the stage for|a willingness to|realm of|speculative
12 measurable|reshape
11 narrative|align with|break free from|critical component|eliminating the need for|highlights the need for
11 perfect blend|proactive approach|role in maintaining|specific details|the hum of|the realities of
11 this can help|ultimately contributing to|uncertainty in|visual elements|advocate for|embracing
11 a powerful tool for|a comprehensive analysis of|another layer of|carefully curated|complex issue
11 comprehensive evaluation|delicate balance between|during periods of|offers a wide|organizations like
11 outcomes for|the enduring power|the urgent need to|the very foundations of|truth behind|very foundations of
11 sacrificing|bustling|hinder|a pivotal role in|a vital role in|the challenge of|transforming|authenticity
11 echoes|perseverance|tangible|vulnerability|a lasting impact on|a significant shift in|a unique blend
11 a unique blend of|as a catalyst for|commitment to quality|continuous learning|creating a sense
11 creating a sense of|enduring power of|enhance the quality|enhancing the overall|health crisis
11 highlighting the need for|perfect blend of|pivotal moment in|practical application|sets the stage
11 significant shift in|supportive environment|the enduring power of|the truth behind|the world around me
11 through a combination|through a combination of|world around me|pivotal role|catalyst for
11 make informed decisions
10 a stark contrast|profound impact|visually appealing|a clear understanding of|a significant milestone in
10 a significant portion|a significant step towards|a unique perspective|about the potential
10 about the potential for|always ready to|broader implications|challenges faced by|clear understanding of
10 complex process|consider the potential|contribute significantly|contribute significantly to|delve deeper
10 foot traffic|gratitude to|importance of considering|in a language|in its ability|in its ability to
10 informed decisions about|its impact on|more comprehensive understanding|prevent similar|reality itself
10 respecting|sense of connection|set the stage for|shifts from|significant milestone in
10 significant step towards|stands out as|the importance of considering|the rush of|threshold of|thrived
10 underlying mechanisms|a comprehensive understanding|weight of|avenues for|weaving|reminder|diverse range
10 marked by|diverse range of|a web of|address the root|areas for improvement|as a powerful tool
10 connect with others|crucial role in shaping|empathy and understanding|growing sense of|healthcare access
10 hints at|human dignity|ideals of|in a wide range|in a wide range of|key to unlocking|lies not in
10 realm where|remains a significant|strong foundation|together to create|voice barely above|dining experience
10 advocating for|a significant portion of|elegance|led me|new avenues|positive change|various factors
10 evident in|factors such|factors such as|curiosity|fabric of|the boundaries of|a critical component
10 a crucial role in shaping|a proactive approach|a stark contrast to|a strong foundation|as a stark reminder
10 capturing the essence|capturing the essence of|carefully considered|complexities of human
10 comprehensive analysis|defining feature|effectively address|far-reaching consequences|fundamental aspect
10 fundamental aspect of|important to recognize|in the hearts|legacy of|often suffer from|privilege of
10 sets the stage for|skepticism about|source of inspiration|systemic issues|unique approach
9 a shift in|patterns in|effectiveness of|autonomy|ai systems|societal norms|the legacy of|the status quo
9 valuable tool|various sources|bureaucratic|the warmth of|this can lead|capacity for|policymakers
9 a comprehensive understanding of|a vital component|ability to understand|adaptability of
9 approach that combines|challenges with|constraints of|debate among|defense mechanisms|delve deeper into
9 designed to address|drawing upon|enduring appeal|enduring legacy|extends far|extends far beyond|felt a surge
9 felt a surge of|highlighted the importance|highlighted the importance of|invaluable in|making it easier for
9 marked a significant|middle ground|more comprehensive understanding of|morning light|on a journey
9 played a crucial|played a crucial role|proven track|regain control|remains committed|remains committed to
9 share a common|social fabric|solely by|storm of|the complexities of human|the most pressing|this can lead to
9 vibrant colors|with a gentle|deeper|advancements|blend of|prioritizes|engaging with|exacerbate
9 exploration of|carefully crafted|forged in|new avenues for|vulnerability to|in the realm of|journey of
9 insecurity|a compelling case for|a fundamental aspect|a fundamental aspect of|a pivotal role
9 a rapidly changing|a reminder that even|a sense of belonging|as a solution|compelling case for
9 effective communication|emotional support|far-reaching implications|in the hearts of
9 individuals and communities|informed decision-making|instrumental in|journey towards
9 limitations of traditional|long-term sustainability|make informed decisions about|making it easy to
9 my understanding of|new insights into|on a foundation|on a foundation of|pattern recognition|piece together
9 provide a clear|reminder of the importance|reminder of the importance of|settled over|study highlights
9 the privilege of|the underlying mechanisms|transformation in|writing to|dedication|tailored to
9 effectiveness in|as the primary|frameworks|deeply rooted|intensifies|life into|played a crucial role in
9 wisdom of|woman named|reliance on|centralized|shaped by|adapting to|vital role in|manageable|fueled by
9 lingering|a complex issue|a cycle of|a growing sense of|a key player in|a more resilient|a more stable
9 a ripple effect|alternatives like|appreciate the beauty|arrangement of|capturing|consistently demonstrated
9 crime rates|different contexts|early intervention|emotional well-being|ensure the safety|environment for all
9 equitable future|experiences as|gained significant|identity as|importance of addressing|in a significant
9 in the bustling|key player in|left a lasting|manifest as|mechanisms for|people from all walks
9 people from all walks of|proven track record|pushing the boundaries|recognized for|resilience in the face
9 resilience in the face of|serves as a stark|significant challenges|sustainable future for|the bustling city
9 the limitations of traditional|the threads of|training programs|truly remarkable|understanding of what
8 balance between|significant portion|storytelling|limitations of|recognizing|led me to|patient outcomes
8 powerful tool for|stark contrast|vulnerability of|shifts|broader|disrupt|serves as|a dance of
8 a vital component of|ability to generate|accuracy in|ambiguity|carefully designed|centers around
8 concrete evidence|context in|crucial for maintaining|emergency response|engineered to|examine how
8 expertise of|footprint of|human experience|identify areas|in a stunning|just and equitable
8 lies in its ability|lies in its ability to|make more informed|moral imperative|natural beauty
8 navigate complex|online platforms|open communication|passed down through|pathways for|physical form
8 powerful reminder|powerful tool|prevent future|profound implications for|pushing the boundaries of
8 shaping the future|step forward in|superior performance|the challenges and opportunities
8 the delicate balance of|the tension between|unique cultural|witness to|works best|deeper into|a culture of
8 advocating|landscapes|data points|the integration of|lies in|as a reminder of|captivated|potentially leading
8 potentially leading to|the thrill of|the urgent need for|very essence of|captivated by|journey through
8 gratitude|with a sense|with a sense of|role in shaping|significant portion of|retention|a powerful reminder
8 ability to navigate|access to quality|aims to reduce|alignment of|an excellent choice for|as a viable
8 based solely|based solely on|below the horizon|challenges faced|commitment to excellence|crafted with
8 economic inequality|equitable society|essential component|excellent choice for|forced to confront
8 historical context|identify patterns|immediate action|improving the overall|intricate details
8 involves analyzing|its potential impact on|led to the development|lived experience|mechanism for
8 methods like|offered no|often struggle to|potential challenges|potential risks associated
8 potential risks associated with|recurring|serves as a stark reminder|shedding light|shedding light on
8 shield against|shining example|significant financial|social dynamics|states like
8 the importance of addressing|the intricacies of|the very essence|the very essence of|the vibrant colors
8 their potential for|widespread adoption|with a rich|with people from|within the realm|within the realm of
8 a focus on|essential for|supply chains|inherent|a system where|deeply rooted in|in the chaos|man named
8 new insights|plays a vital|plays a vital role|silence of|user experience|warmth of|the potential for
8 appreciation for|converge|dismantling|in the realm|strengths and weaknesses|thrive in|strive to|future where
7 a cluster of|a complex process|a crucial component of|a shining example|a valuable resource for
7 address potential|as a stark reminder of|by factors such|by factors such as|creativity of
7 crucial component of|crucial step|cultural shifts|data privacy|digital literacy|digital realm|economic value
7 ensure that every|ethical framework|expectations with|extend far|extend far beyond|factors that contribute
7 factors that contribute to|for anyone looking|for generations to|for generations to come|foster a sense
7 foster a sense of|incident serves|incident serves as|into the heart|into the underlying|layer of complexity
7 left feeling|minor inconvenience|narrative of|offers a unique|ongoing research|potential drawbacks
7 present moment|provide adequate|provides a valuable|public scrutiny|reminder of the power|reverence for
7 scenarios where|societal attitudes|spaces where|strategically placed|sustainable practices
7 the constraints of|the reliance on|trade routes|using only|valuable resource for|worth considering|rooted in
7 critical role|grappling with|status quo|a prime example|crafted to|gesture of|provide a comprehensive
7 resilience in|significant milestone|a sense of|crucial in|strategies to|a comprehensive evaluation
7 a constant companion|a crucial step|a deeper level|a journey to|a more just and equitable
7 a significant step forward|ability to deliver|actively involved|address the challenges of
7 affected communities|approach ensures|breakthroughs in|carefully chosen|citing concerns|context for
7 critique of|cultural landscape|deeper level|driven by a desire|elegance of|enjoyable for|experiment in
7 explore alternative|explore other|extend beyond|financial strain|initiated by|into the realm|its ability to
7 led to the development of|making a positive|meaningful change|more just and equitable
7 navigate the challenges|needs and preferences|nuanced approach|often driven by|on a deeper
7 one of the most iconic|opportunities for growth|provide a sense|provide a sense of|raise awareness about
7 reminder that even in|research should|seed of|sense of belonging|serves as a powerful|shining example of
7 significant environmental|significant step forward|social cohesion|solving complex|sun began
7 the abundance of|the balance between|the broader implications|the capital city|the ethical implications
7 the interactions between|the ongoing efforts|the sheer scale|threshold for|tools of|transformative potential
7 visitors alike|voice firm|with each passing|the power of|boundaries of|thrill of|a framework for
7 reflecting on|the well-being of|digital platforms|higher rates|milestone in|numerous challenges|renowned for
7 the lines between|world outside|essence of|with a mix|with a mix of|echo of|question is whether
7 a more comprehensive|a shining example of|a significant threat|a starting point|actively seek
7 allowing you to|also serves as|an essential component|bonds with|broad spectrum of|broader cultural
7 building blocks of|by a team|compelling argument|complex challenges|complexity to|consumption patterns
7 continues to shape|diverse populations|drawing from|effective strategies to|emphasizing the need
7 endless possibilities|ensures that all|ensuring that each|environment but also|ethical practices|fatal flaw
7 filtering through|for personal growth|fragments of|genuine connection|hidden beneath|hide behind
7 highlighted by|identity in|improve patient|in a warm|increased productivity|influential figures
7 innovative approach to|into the realm of|invest heavily|invest heavily in|labor costs|landscape where
7 lead to better|leaving many|lock in|long-term consequences|long-term viability|making a positive impact
7 making it challenging|marking a significant|mitigate risks|offer valuable insights|on the specific
7 operational efficiency|primarily through|process itself|professional growth|profound connection
7 promising avenue|property values|requires significant|rumors of|seek help|solely based|solely based on
7 specific examples|techniques for|terrain of|the capacity for|the digital realm|the historical context
7 the key to unlocking|the present moment|the sun began|the trajectory of|time itself|traditional notions
7 stage for|shift in|dimensions of|heavily in|the limitations of|as a critical|diverse needs|highly effective
7 ongoing efforts|profound impact on|seeds of|the vulnerability of|the world outside|visually stunning
7 well-being of
6 explore how|a surge of|beneath the surface|shifts in|balance of power|cannot be overstated
6 capture the essence|capture the essence of|leaving me|like trying to|often rely on|on a journey to
6 potential consequences|taught me|the echo of|this has led to|this shift in|vital component|engage with
6 the potential benefits|thank you for|framework for|glimpse into|tales of|potential benefits
6 a significant impact|a world where|a significant impact on|financial stability|insights from|trajectory of
6 careful consideration|a commitment to|potential for|techniques to|argument against|as the days|at the edge
6 bustling streets|by focusing on|factors like|feedback to|hidden within|highly anticipated
6 medical professionals|platforms like|sense of self|social contract|the human spirit|twist of|connect with
6 challenge of|extends to|feel a sense of|incident occurred|stark contrast to|highlights the importance
6 highlights the importance of|customer satisfaction|environmental impact|potential of|a more efficient
6 ability to adapt|as a primary|firmly believe|highlights the need|important implications|leaving us
6 making it easy|practices to|praised for|pressing issues|provide you with|quest for|the challenges faced
6 understanding of the world|unwavering support|journey to|essential services|simple yet|emerged as
6 at the edge of|researchers to|transparency in|vulnerable populations|the essence of|pursuit of|the fabric of
6 remnants of|a profound impact|amplified by|avenue for|choosing between|cities in|heated debate|in the vast
6 limitations in|new light|potential to revolutionize|racing with|solution for|the silence of
6 understanding how|significant impact on|tool for|essential to|power of|with a strong|critical role in
6 significant impact|individuals to|leaving behind|allows for|blur of|embrace of|make a positive|moved with
6 serves as a reminder|solace in|urgent need for|a force to|barely above|evolved to|explores how
6 fresh perspective|important implications for|leading to better|leading to increased
6 potential consequences of|sense of pride|sentence structure|shared experience|thereby reducing|vast amounts
6 vast amounts of|complexity of|critical thinking|a profound impact on|functions as|filled the air
6 lasting impact|readily available|the landscape of|vital component of
5 serving as|their commitment to|contributes to|a key player|approach allows|approach provides|as it allows
5 boundaries between|come together to|core issue|fell short of|hangs in|into the unknown|its emphasis on
5 key player|mental well-being|multiple layers|numerous benefits|obscured by|path towards
5 practical implications|spark of|valuable asset|beauty of|a celebration of|feedback loop|healthcare systems
5 human spirit|imperative to|reliability of|safety net|struggles with|through the lens|leading to|allowing for
5 new possibilities for|shift from|resilience of|the convenience of|through the lens of|worth noting
5 their ability to|a blur of|as a reminder|call to action|costs on|essential to consider|extended beyond
5 for over a century|in a sea|in a sea of|one of the most significant|platforms to|relevant in
5 significant threat to|the challenges faced by|the urgency of|used in various|world beyond|understanding of
5 a critical role in|at the edges|risk assessment|lens of|willingness to|intensity of|a clear understanding
5 a prime example of|a significant threat to|a simple yet|a strong sense|affordable housing|as a crucial
5 desperate need|for their actions|future holds|here to help|highlight the importance|its potential impact
5 leave a lasting|significantly improve|starting point|strategic approach|thorough examination
5 with a particular|the importance of|consumed by|fusion of|for those seeking|fragility of|health conditions
5 part of a broader|personal and professional|prime example|valuable information|aims to provide|fascinated by
5 passion for|the likelihood of|generations to|convenience of|a vital role|accessible to|resulting in
5 a blend of|a different kind of|a gesture of|a mission to|a more flexible|a strong sense of|alignment with
5 artificial intelligence|as i stood|beat of|compete on|critical aspect|displays of|emotional impact
5 ensure a smooth|for future generations|from a young|growing sense|higher rates of
5 highlight the importance of|impact on the world|importance of maintaining|in its wake|in the silence
5 instances where|often associated with|one of the highlights|ongoing efforts to|played a significant role in
5 political landscape|positioned to|public space|raised questions about|regions where|sense of peace
5 significance in|surrender to|take pride|take pride in|the future holds|the importance of maintaining
5 the magic of|the positive impact|the potential to revolutionize|through a series|through a series of
5 valuable lessons|the complexity of|in the world of|overall quality of|the limits of|carbon footprint
5 gravity of|the principles of|colors of|fields such|fields such as|in that moment|play a vital
5 play a vital role|urgent need|fate of|the lens of|attention to detail|promise of|the pursuit of
5 a sense of pride|ability to provide|as a necessary|authenticity of|backdrop of|billions in|by a desire
5 capabilities in|challenges such|challenges such as|diverse group|emphasizing the need for|fragment of
5 hunger for|interventions to|key components|knowledge and skills|marked the beginning|new chapter in
5 persist in|physical and mental|positively to|public perception|ready to face|relies heavily
5 relies heavily on|remain vigilant|remote work|screen time|the quest for|the seeds of|valuable lesson
5 with a diverse|work hours|aim to|in the heart of|intricacies of|potential benefits of|the potential impact
5 for a casual|for years to come|objective is to|significant threat|the goal is to|tone for|cycle of
5 a burst of|generations to come|the concept of|energy of|labor market|a symbol of|future research|proven to
5 the necessity of|the promise of|a critical role|a sea of|above all else|an excellent choice|betrayal of
5 clarity of|complex patterns|continues to evolve|deeply personal|devastating impact|economic benefits
5 ensure that all|exist to|feel the weight|feel the weight of|keep pace|marked the beginning of|often seen as
5 passing day|people together|played a pivotal role in|potential as|potential impact on|relevance of
5 reminds us|serves as a reminder of|significant influence|the fragility of|the greater good|the task at
5 the task at hand|unique characteristics|what the future holds|future generations
`

/** The same of the newest models, counted in the project's own texts. */
export const newestPhrases = `
31 thirty years
27 ask whether
21 twenty minutes
17 thirty|in the rain
15 twelve
14 nobody|somebody|ask what
13 somebody else|fifteen minutes|ought
12 fifteen|hundred|twenty
11 districts
10 by hand|twenty years
9 percent|taught|beside|ten minutes|ten|four minutes
8 asks|days a week|first week|grandmother|beneath|begun to|deal of|learned to
7 nine years
6 a good deal|six weeks|lies in|every morning|in the evening|begin with|wrapped in|thank you for|for an hour
5 three hours|account of|in the morning|a great deal|depends on|afraid of|in large|good deal|great deal
5 belongs to|in the meantime|four times|for two years
`
