/**
 * Words and phrases that models write far more often than people, with how many times as often: counted by
 * engine/training/commands/count-phrases.ts in the texts that the detector learnt from, in texts to a million words.
 */
export const modelPhrases = `
54 valuable insights into
48 sustainable future
45 stands as
42 valuable insights
39 shift towards
36 a more inclusive|decision-making processes
35 challenges posed|challenges posed by|a more nuanced
33 rhythm of|fixed on|voice barely
32 a testament to
31 deep understanding|provide valuable|natural world
30 complexities of|as a powerful|the natural world|deep understanding of|root causes
29 realities of|aligns with|the very fabric|the very fabric of|very fabric of
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
22 a significant challenge|challenges and opportunities|diverse perspectives|help but feel|innovative approach
22 provides valuable|secrets of|the challenges posed|the challenges posed by|as a significant
22 challenges associated|challenges associated with|plays a crucial role in|crucial role in
21 a crucial role in|crucial role|play a crucial role in|hinges on|significantly impact|threads of|hum of
21 despite the challenges|pivotal moment
20 delve into|as a testament|constant reminder|innovative solutions|personal growth|a constant reminder
20 as a testament to|compelling case|space where|welcoming atmosphere|without its challenges|reminder of
20 advancements in|emerges as|grounded in|provide valuable insights|relentless pursuit|unique perspective
19 a compelling case|emphasizing the importance|emphasizing the importance of|raises concerns
19 underscores the importance|underscores the importance of|a crucial role|a valuable tool
19 framework for understanding|relying solely|relying solely on|requires careful|significantly enhance
19 the delicate balance|unwavering commitment to|our understanding of|a stark reminder of|deeper understanding
19 found solace|gain a deeper|its effectiveness in|management strategies|stark reminder of
19 targeted interventions|the root causes
18 systemic|a journey of|as a valuable|eyes fixed|future for all|path forward|relentless pursuit of
18 root causes of|transformative power|with the weight|with the weight of|health outcomes|break free
18 create a sense|create a sense of|in the quiet|the secrets of|a deeper understanding|fosters a sense
18 fosters a sense of|unique blend|unique blend of|crucial for
17 testament to|a pivotal moment|address the challenges|complex and multifaceted|deeper understanding of
17 enhance the overall|poses a significant|the potential consequences|the root causes of|undermines
17 delicate balance|a deeper understanding of|bustling city|carefully consider|environmental challenges
17 extends beyond|in various fields
16 constant reminder of|eyes fixed on|mechanisms to|provides valuable insights|the transformative power
16 voice steady|comprehensive understanding|equitable|a constant reminder of|a more equitable
16 a significant shift|findings highlight|gain a deeper understanding|gained momentum
16 navigate the complexities|navigate the complexities of|significant shift|the realm of|their impact on
16 a diverse range|challenges of|a diverse range of|address these challenges|becomes increasingly
16 gain a deeper understanding of|significant contributions|the profound impact|the transformative power of
16 transformative power of
15 play a crucial|across the nation|higher prices|insights for|into the fabric|into the fabric of
15 learning environment|marginalized communities|side effect|unique challenges|play a crucial role|allure of
15 as a vital|as outlined in|environmental degradation|into the heart of|its potential for|light and shadow
15 lively atmosphere|specifically designed for|techniques like|their potential to|with a focus|contexts
15 the weight of|with a focus on|guardian of|its potential to|provides valuable insights into
15 ultimately leading to|a future where|comprehensive understanding of
14 informed decisions|a comprehensive analysis|a lasting impact|asks whether|deep sense|deep sense of
14 found solace in|heavy with|more nuanced understanding|quickly became|represents a significant
14 disproportionately|significantly to|a deep sense|a deep sense of|born from|deeply with|domain of
14 landscape of|profound implications|reminder that even|setting the stage|this approach not only|echoes of
14 achieved through|accountability|marginalized|a more nuanced understanding|a significant milestone
14 accuracy and efficiency|as seen in|captures the essence|captures the essence of
14 concerns about the potential|eliminating the need|highlighting the importance
14 highlighting the importance of|marks a significant|need to address|shift toward
13 testament to the power|the urgent need|web of|dedication to|a delicate balance|a spark of|also important to
13 complex web|comprehensive analysis of|conservation efforts|consumer behavior|digital tools|emotional depth
13 fostering a culture|plays a vital role in|provide valuable insights into|rapidly evolving
13 recent advancements|setting the stage for|significant contributions to|support systems
13 testament to the power of|unwavering dedication|valuable tool for|critique|reverence|a reminder of
13 the challenges of|a desire for|a foundation of|a testament to the power|a valuable tool for|adjustments to
13 amidst the chaos|complex systems|complex web of|features like|figures like|fostering a culture of
13 highlights how|hinges|manifest in|ripple effect|testament to the enduring|the playing field|adaptability
13 various fields|embodies|a sense of purpose|as a catalyst|continues to inspire|devastating consequences
13 enduring power|ensuring that all|for a comprehensive|highlighting the need|insights into how
13 intricate patterns|lasting impact on|more nuanced understanding of|relief to|revolutionize the way|walks of
13 walks of life
12 complexities|dance of|resonate with|a testament to the enduring|cultural significance|delicate balance of
12 extra layer|extra layer of|her ability to|human connection|navigating the complexities
12 navigating the complexities of|set the stage|the allure of|transparency and accountability|adaptable
12 pivotal role in|mastery|raises questions|solely on|implications for|a fresh perspective
12 a more nuanced understanding of|a powerful tool|a relic of|address these issues|all walks of
12 all walks of life|an extra layer|an extra layer of|as a stark|deep within|empathy and understanding
12 ethical implications|from all walks|from all walks of|from all walks of life|highlight the potential
12 important to consider|its own unique|landscapes of|multiple levels|providing valuable|significant attention
12 significant investment|the potential consequences of|the very foundations|the wisdom of|unfold|signaling
12 the effectiveness of|significantly reduce|the stage for|a willingness to|realm of|speculative|measurable
12 reshape|align with|narrative
11 break free from|critical component|eliminating the need for|highlights the need for|perfect blend
11 proactive approach|role in maintaining|specific details|the hum of|the realities of|this can help
11 ultimately contributing to|uncertainty in|visual elements|advocate for|embracing|a powerful tool for
11 a comprehensive analysis of|another layer of|carefully curated|complex issue|comprehensive evaluation
11 delicate balance between|during periods of|offers a wide|organizations like|outcomes for|the enduring power
11 the urgent need to|the very foundations of|truth behind|very foundations of|sacrificing|bustling|hinder
11 a pivotal role in|a vital role in|the challenge of|transforming|authenticity|echoes|perseverance|tangible
11 vulnerability|a lasting impact on|a significant shift in|a unique blend|a unique blend of|as a catalyst for
11 commitment to quality|continuous learning|creating a sense|creating a sense of|enduring power of
11 enhance the quality|enhancing the overall|health crisis|highlighting the need for|perfect blend of
11 pivotal moment in|practical application|sets the stage|significant shift in|supportive environment
11 the enduring power of|the truth behind|the world around me|through a combination|through a combination of
11 world around me|pivotal role|catalyst for|make informed decisions|a stark contrast|profound impact
11 visually appealing
10 about the potential|its impact on|a clear understanding of|a significant milestone in|a significant portion
10 a significant step towards|a unique perspective|about the potential for|always ready to
10 broader implications|challenges faced by|clear understanding of|complex process|consider the potential
10 contribute significantly|contribute significantly to|delve deeper|foot traffic|gratitude to
10 importance of considering|in a language|in its ability|in its ability to|informed decisions about
10 more comprehensive understanding|prevent similar|reality itself|respecting|sense of connection
10 set the stage for|shifts from|significant milestone in|significant step towards|stands out as
10 the importance of considering|the rush of|threshold of|thrived|underlying mechanisms
10 a comprehensive understanding|weight of|avenues for|weaving|reminder|diverse range|marked by|a web of
10 address the root|areas for improvement|as a powerful tool|connect with others|crucial role in shaping
10 diverse range of|growing sense of|healthcare access|hints at|human dignity|ideals of|in a wide range
10 in a wide range of|key to unlocking|lies not in|realm where|remains a significant|strong foundation
10 together to create|voice barely above|dining experience|advocating for|a significant portion of|elegance
10 led me|new avenues|positive change|various factors|curiosity|evident in|factors such|factors such as
10 fabric of|a critical component|a crucial role in shaping|a proactive approach|a stark contrast to
10 a strong foundation|as a stark reminder|capturing the essence|capturing the essence of|carefully considered
10 complexities of human|comprehensive analysis|defining feature|effectively address|far-reaching consequences
10 fundamental aspect|fundamental aspect of|important to recognize|in the hearts|often suffer from
10 privilege of|sets the stage for|skepticism about|source of inspiration|systemic issues|the boundaries of
10 unique approach|legacy of|a shift in|patterns in
9 effectiveness of|autonomy|ai systems|societal norms|the legacy of|the status quo|valuable tool
9 various sources|bureaucratic|the warmth of|this can lead|capacity for|policymakers
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
8 potentially leading to|the thrill of|the urgent need for|very essence of|gratitude|captivated by
8 journey through|with a sense|with a sense of|role in shaping|significant portion of|retention
8 a powerful reminder|ability to navigate|access to quality|aims to reduce|alignment of
8 an excellent choice for|as a viable|based solely|based solely on|below the horizon|challenges faced
8 commitment to excellence|crafted with|economic inequality|equitable society|essential component
8 excellent choice for|forced to confront|historical context|identify patterns|immediate action
8 improving the overall|intricate details|involves analyzing|its potential impact on|led to the development
8 lived experience|mechanism for|methods like|offered no|often struggle to|potential challenges
8 potential risks associated|potential risks associated with|recurring|serves as a stark reminder
8 shedding light|shedding light on|shield against|shining example|significant financial|social dynamics
8 states like|the importance of addressing|the intricacies of|the very essence|the very essence of
8 the vibrant colors|their potential for|widespread adoption|with a rich|with people from|within the realm
8 within the realm of|a focus on|essential for|supply chains|inherent|a system where|deeply rooted in
8 in the chaos|man named|new insights|plays a vital|plays a vital role|silence of|user experience|warmth of
8 the potential for|appreciation for|converge|dismantling|in the realm|strengths and weaknesses|thrive in
8 strive to|future where
7 narrative of|scenarios where|a cluster of|a complex process|a crucial component of|a shining example
7 a valuable resource for|address potential|as a stark reminder of|by factors such|by factors such as
7 creativity of|crucial component of|crucial step|cultural shifts|data privacy|digital literacy|digital realm
7 economic value|ensure that every|ethical framework|expectations with|extend far|extend far beyond
7 factors that contribute|factors that contribute to|for anyone looking|for generations to
7 for generations to come|foster a sense|foster a sense of|incident serves|incident serves as|into the heart
7 into the underlying|layer of complexity|left feeling|minor inconvenience|offers a unique|ongoing research
7 potential drawbacks|present moment|provide adequate|provides a valuable|public scrutiny
7 reminder of the power|reverence for|rooted in|societal attitudes|spaces where|strategically placed
7 sustainable practices|the constraints of|the reliance on|trade routes|using only|valuable resource for
7 worth considering|critical role|grappling with|status quo|a prime example|crafted to|gesture of
7 provide a comprehensive|resilience in|significant milestone|a sense of|crucial in|strategies to
7 a comprehensive evaluation|a constant companion|a crucial step|a deeper level|a journey to
7 a more just and equitable|a significant step forward|ability to deliver|actively involved
7 address the challenges of|affected communities|approach ensures|breakthroughs in|carefully chosen
7 citing concerns|context for|critique of|cultural landscape|deeper level|driven by a desire|elegance of
7 enjoyable for|experiment in|explore alternative|explore other|financial strain|initiated by|into the realm
7 led to the development of|making a positive|meaningful change|more just and equitable
7 navigate the challenges|needs and preferences|nuanced approach|often driven by|on a deeper
7 one of the most iconic|opportunities for growth|provide a sense|provide a sense of|raise awareness about
7 reminder that even in|research should|seed of|serves as a powerful|shining example of
7 significant environmental|significant step forward|social cohesion|solving complex|sun began
7 the abundance of|the balance between|the broader implications|the capital city|the ethical implications
7 the interactions between|the ongoing efforts|the sheer scale|threshold for|tools of|transformative potential
7 visitors alike|voice firm|extend beyond|its ability to|sense of belonging|with each passing|the power of
7 boundaries of|thrill of|a framework for|reflecting on|the well-being of|digital platforms|higher rates
7 milestone in|numerous challenges|renowned for|the lines between|world outside|essence of|with a mix
7 with a mix of|echo of|question is whether|a more comprehensive|a shining example of|a significant threat
7 a starting point|actively seek|allowing you to|also serves as|an essential component|bonds with
7 broad spectrum of|broader cultural|building blocks of|by a team|compelling argument|complex challenges
7 complexity to|consumption patterns|continues to shape|diverse populations|drawing from
7 effective strategies to|emphasizing the need|endless possibilities|ensures that all|ensuring that each
7 environment but also|ethical practices|fatal flaw|filtering through|for personal growth|fragments of
7 genuine connection|hidden beneath|hide behind|highlighted by|identity in|improve patient|in a warm
7 increased productivity|influential figures|innovative approach to|into the realm of|invest heavily
7 invest heavily in|labor costs|landscape where|lead to better|leaving many|lock in|long-term consequences
7 long-term viability|making a positive impact|making it challenging|marking a significant|mitigate risks
7 offer valuable insights|on the specific|operational efficiency|primarily through|process itself
7 professional growth|profound connection|promising avenue|property values|requires significant|rumors of
7 seek help|solely based|solely based on|specific examples|techniques for|terrain of|the capacity for
7 the digital realm|the historical context|the key to unlocking|the present moment|the sun began
7 the trajectory of|time itself|traditional notions|stage for|shift in|dimensions of|heavily in
7 the limitations of|as a critical|diverse needs|highly effective|ongoing efforts|profound impact on|seeds of
7 the vulnerability of|the world outside|visually stunning|well-being of
6 explore how|a surge of|beneath the surface|shifts in|balance of power|potential consequences|vital component
6 cannot be overstated|capture the essence|capture the essence of|leaving me|like trying to|often rely on
6 on a journey to|taught me|the echo of|this has led to|this shift in|engage with|the potential benefits
6 thank you for|framework for|glimpse into|tales of|potential benefits|a significant impact|a world where
6 a significant impact on|financial stability|insights from|trajectory of|careful consideration
6 a commitment to|potential for|techniques to|argument against|as the days|at the edge|bustling streets
6 by focusing on|factors like|feedback to|hidden within|highly anticipated|medical professionals
6 platforms like|sense of self|social contract|the human spirit|twist of|connect with|challenge of|extends to
6 feel a sense of|incident occurred|stark contrast to|highlights the importance|highlights the importance of
6 customer satisfaction|environmental impact|potential of|a more efficient|practices to|quest for
6 ability to adapt|as a primary|firmly believe|highlights the need|important implications|leaving us
6 making it easy|praised for|pressing issues|provide you with|the challenges faced|understanding of the world
6 unwavering support|journey to|essential services|simple yet|emerged as|at the edge of|researchers to
6 transparency in|vulnerable populations|the essence of|pursuit of|the fabric of|remnants of|a profound impact
6 amplified by|avenue for|choosing between|cities in|heated debate|in the vast|limitations in|new light
6 potential to revolutionize|racing with|solution for|the silence of|understanding how|significant impact on
6 tool for|essential to|power of|with a strong|critical role in|significant impact|individuals to
6 leaving behind|allows for|a force to|barely above|blur of|embrace of|evolved to|explores how
6 fresh perspective|important implications for|leading to better|leading to increased|make a positive
6 moved with|potential consequences of|sense of pride|sentence structure|serves as a reminder
6 shared experience|solace in|thereby reducing|urgent need for|vast amounts|vast amounts of|complexity of
6 critical thinking|a profound impact on|functions as|filled the air|lasting impact|readily available
6 the landscape of|vital component of|serving as|their commitment to
5 contributes to|a key player|approach allows|approach provides|as it allows|boundaries between
5 come together to|core issue|fell short of|hangs in|into the unknown|its emphasis on|key player
5 mental well-being|multiple layers|numerous benefits|obscured by|path towards|practical implications|spark of
5 valuable asset|beauty of|a celebration of|feedback loop|healthcare systems|human spirit|imperative to
5 reliability of|safety net|struggles with|through the lens|leading to|allowing for|new possibilities for
5 shift from|resilience of|the convenience of|through the lens of|worth noting|their ability to|a blur of
5 call to action|costs on|essential to consider|extended beyond|for over a century|in a sea|in a sea of
5 platforms to|relevant in|significant threat to|the challenges faced by|the urgency of|used in various
5 world beyond|as a reminder|one of the most significant|understanding of|a critical role in|at the edges
5 risk assessment|lens of|willingness to|intensity of|a clear understanding|a prime example of
5 a significant threat to|a simple yet|a strong sense|affordable housing|as a crucial|desperate need
5 for their actions|future holds|here to help|highlight the importance|its potential impact|leave a lasting
5 significantly improve|starting point|strategic approach|thorough examination|with a particular
5 the importance of|consumed by|fusion of|for those seeking|fragility of|health conditions|part of a broader
5 personal and professional|prime example|valuable information|aims to provide|fascinated by|passion for
5 the likelihood of|generations to|convenience of|a vital role|accessible to|resulting in|a different kind of
5 a mission to|artificial intelligence|as i stood|often associated with|played a significant role in
5 political landscape|positioned to|raised questions about|regions where|the magic of|the positive impact
5 through a series|through a series of|a blend of|a gesture of|a more flexible|a strong sense of
5 alignment with|beat of|compete on|critical aspect|displays of|emotional impact|ensure a smooth
5 for future generations|from a young|growing sense|higher rates of|highlight the importance of
5 impact on the world|importance of maintaining|in its wake|in the silence|instances where
5 one of the highlights|ongoing efforts to|public space|sense of peace|significance in|surrender to|take pride
5 take pride in|the future holds|the importance of maintaining|the potential to revolutionize|valuable lessons
5 the complexity of|in the world of|overall quality of|the limits of|carbon footprint|gravity of
5 the principles of|colors of|fields such|fields such as|in that moment|play a vital|play a vital role
5 urgent need|fate of|the lens of|attention to detail|promise of|a sense of pride|ability to provide
5 as a necessary|authenticity of|backdrop of|billions in|by a desire|capabilities in|challenges such
5 challenges such as|diverse group|emphasizing the need for|fragment of|hunger for|interventions to
5 key components|knowledge and skills|marked the beginning|new chapter in|persist in|physical and mental
5 positively to|public perception|ready to face|relies heavily|relies heavily on|remain vigilant|remote work
5 screen time|the pursuit of|the quest for|the seeds of|valuable lesson|with a diverse|work hours|aim to
5 in the heart of|intricacies of|potential benefits of|the potential impact|for a casual|for years to come
5 objective is to|significant threat|the goal is to|tone for|cycle of|a burst of|generations to come
5 the concept of|a symbol of|energy of|labor market|future research|proven to|the necessity of|the promise of
5 continues to evolve|ensure that all|people together|the fragility of|the greater good|a sea of
5 above all else|an excellent choice|betrayal of|clarity of|complex patterns|deeply personal
5 devastating impact|exist to|feel the weight|feel the weight of|future generations|keep pace
5 marked the beginning of|often seen as|passing day|played a pivotal role in|potential as|potential impact on
5 relevance of|reminds us|serves as a reminder of|significant influence|the task at|the task at hand
5 unique characteristics|what the future holds|a critical role|economic benefits|necessity for
`

/** The same of the newest models, counted in the project's own texts. */
export const newestPhrases = `
28 thirty years
27 ask whether
21 twenty minutes
19 takes about|write down
16 in the rain|thirty
15 ten days
14 twelve
13 nobody|ask what|the first week|somebody|somebody else
12 car park|fifteen minutes|ought|six hours
11 fifteen|by hand|twenty|hundred|districts|nine days
9 thank you for|twenty years|ten minutes|taught|days a week|four minutes|first week
8 ten|beside|asks|percent|deal of|grandmother|beneath
7 six weeks|learned to|begun to|nine years
6 row of|nearly all|a good deal|every morning|four weeks|free of|in the evening|lies in|begin with|depends on
6 in the meantime|explain why
5 three hours|wrapped in|afraid of|for an hour|in the morning|account of|a great deal|in advance|great deal
5 for two years|good deal|in large|first year|four hours|in person
`
