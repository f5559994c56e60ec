/** Two words joined by "and" that say one thing: the plainer one is enough. Pairs that add anything are not here. */
export const TWINS = `
[!,] clear and concise -> clear
[!,] concise and clear -> clear
[!,] simple and straightforward -> simple
[!,] complex and multifaceted|intricate|nuanced|complicated -> complicated
[!,] complicated and varied|multifaceted|intricate -> complicated
[!,] rich and vibrant|diverse|varied -> rich
[!,] diverse and varied|vibrant|rich|dynamic -> varied
[!,] varied and diverse -> varied
[!,] vibrant and lively|dynamic|energetic|bustling -> lively
[!,] lively and vibrant|energetic -> lively
[!,] warm and welcoming|inviting|friendly -> warm
[!,] friendly and welcoming|inviting -> friendly
[!,] inviting and welcoming -> inviting
[!,] unique and special|distinct|distinctive|individual -> special
[!,] strong and robust|resilient|powerful -> strong
[!,] powerful and strong -> strong
[!,] fair and just|equitable|unbiased -> fair
[!,] just and fair|equitable -> fair
[!,] equitable and fair|just -> fair
[!,] safe and secure -> safe
[!,] secure and safe -> safe
[!,] new and innovative|novel|exciting -> new
[!,] innovative and creative|new|novel -> new
[!,] creative and innovative|imaginative -> creative
[!,] kind and compassionate|caring|considerate|generous -> kind
[!,] compassionate and caring|kind -> kind
[!,] reliable and trustworthy|dependable|consistent -> reliable
[!,] useful and valuable|helpful -> useful
[!,] valuable and useful -> useful
[!,] important and significant|essential|crucial|vital -> important
[!,] essential and important -> important
[!,] beautiful and stunning|breathtaking|gorgeous -> beautiful
[!,] stunning and beautiful|breathtaking -> beautiful
[!,] calm and serene|peaceful|tranquil -> calm
[!,] serene and peaceful|tranquil|calm -> calm
[!,] peaceful and serene|calm|tranquil -> peaceful
[!,] quiet and peaceful|serene|still -> quiet
[!,] mysterious and enigmatic -> mysterious
[!,] modern and contemporary -> modern
[!,] comprehensive and detailed|thorough|complete -> full
[!,] thorough and detailed|comprehensive|complete -> thorough
[!,] detailed and thorough|comprehensive -> detailed
[!,] deep and profound|meaningful|lasting -> deep
[!,] smooth and seamless|effortless -> smooth
[!,] seamless and smooth|effortless -> smooth
[!,] accurate and precise -> accurate
[!,] precise and accurate -> accurate
[!,] lasting and enduring -> lasting
[!,] whole and complete -> whole
[!,] honest and sincere|truthful -> honest
[!,] sad and sorrowful -> sad
[!,] large and vast|big|extensive -> large
[!,] huge and complicated|vast -> huge
[!,] happy and joyful|cheerful|content -> happy
[!,] brave and courageous -> brave
[!,] smart and intelligent -> smart
[!,] skills and abilities|talents|capabilities -> skills
[!,] abilities and skills|talents|capabilities -> abilities
[!,] talents and abilities|skills -> talents
[!,] knowledge and understanding|insight|insights [!@AUX|VERB|that|which|who] -> knowledge
[!,] goals and objectives|aims -> goals
[!,] aims and objectives|goals -> aims
[!,] strategies and techniques|methods|approaches|tactics -> methods
[!,] methods and techniques|strategies|approaches -> methods
[!,] techniques and methods|strategies|approaches -> methods
[!,] problems and challenges|difficulties|issues -> problems
[!,] difficulties and challenges|problems|obstacles|hardships -> difficulties
[!,] challenges and difficulties|problems|issues -> problems
[!,] challenges and obstacles|hurdles|setbacks -> obstacles
[!,] obstacles and challenges|hurdles|difficulties -> obstacles
[!,] issues and challenges|problems|concerns -> problems
[!,] rules and regulations -> rules
[!,] regulations and rules -> rules
[!,] changes and transformations|shifts -> changes
[!,] help and support|assistance|guidance [!@AUX|VERB|that|which|who] -> help
[!,] support and assistance|help|encouragement|guidance [!@AUX|VERB|that|which|who] -> support
[!,] assistance and support|help [!@AUX|VERB|that|which|who] -> help
[!,] guidance and support|advice [!@AUX|VERB|that|which|who] -> guidance
[!,] advice and guidance [!@AUX|VERB|that|which|who] -> advice
[personal|economic|business|professional|future|continued] growth and development|expansion|progress [!@AUX|VERB|that|which|who] -> growth
[!,] health and well-being|wellbeing|wellness [!@AUX|VERB|that|which|who] -> health
[!,] peace and tranquility|tranquillity|serenity|calm [!@AUX|VERB|that|which|who] -> peace
[!,] peace and harmony [!@AUX|VERB|that|which|who] -> peace
[!,] strength and resilience|power|toughness [!@AUX|VERB|that|which|who] -> strength
[!,] resilience and strength|determination|perseverance [!@AUX|VERB|that|which|who] -> strength
[!,] determination and perseverance|resilience|persistence|resolve|strength [!@AUX|VERB|that|which|who] -> determination
[!,] perseverance and determination|resilience|persistence [!@AUX|VERB|that|which|who] -> perseverance
[!,] dedication and commitment|devotion|passion [!@AUX|VERB|that|which|who] -> dedication
[!,] commitment and dedication [!@AUX|VERB|that|which|who] -> commitment
[!,] dedication and hard work [!@AUX|VERB|that|which|who] -> hard work
[!,] hard work and dedication|commitment|determination|perseverance [!@AUX|VERB|that|which|who] -> hard work
[!,] courage and bravery|valor [!@AUX|VERB|that|which|who] -> courage
[!,] bravery and courage|valor [!@AUX|VERB|that|which|who] -> courage
[!,] empathy and compassion|understanding [!@AUX|VERB|that|which|who] -> empathy
[!,] compassion and empathy|kindness|understanding [!@AUX|VERB|that|which|who] -> compassion
[!,] love and affection [!@AUX|VERB|that|which|who] -> love
[!,] joy and happiness|delight [!@AUX|VERB|that|which|who] -> joy
[!,] happiness and joy|contentment|fulfillment [!@AUX|VERB|that|which|who] -> happiness
[!,] grief and sorrow|sadness [!@AUX|VERB|that|which|who] -> grief
[!,] sadness and grief|sorrow [!@AUX|VERB|that|which|who] -> sadness
[!,] chaos and disorder|confusion|turmoil -> chaos
[!,] turmoil and chaos -> chaos
[!,] hope and optimism [!@AUX|VERB|that|which|who] -> hope
[!,] hopes and dreams -> hopes
[!,] trust and confidence [!@AUX|VERB|that|which|who] -> trust
[!,] beauty and splendor|elegance|grace|wonder [!@AUX|VERB|that|which|who] -> beauty
[!,] awe and wonder [!@AUX|VERB|that|which|who] -> awe
[!,] wonder and awe|amazement [!@AUX|VERB|that|which|who] -> wonder
[!,] mystery and intrigue [!@AUX|VERB|that|which|who] -> mystery
[!,] customs and traditions -> customs
[!,] traditions and customs -> traditions
[!,] culture and heritage [!@AUX|VERB|that|which|who] -> culture
[!,] ideas and concepts|thoughts -> ideas
[!,] concepts and ideas -> ideas
[!,] thoughts and ideas|opinions -> thoughts
[!,] views and opinions|perspectives -> views
[!,] opinions and views|perspectives -> opinions
[!,] perspectives and views|viewpoints|opinions -> views
[!,] importance and significance|value [!@AUX|VERB|that|which|who] -> importance
[!,] significance and importance|value|meaning [!@AUX|VERB|that|which|who] -> importance
[!,] accuracy and precision [!@AUX|VERB|that|which|who] -> accuracy
[!,] precision and accuracy [!@AUX|VERB|that|which|who] -> accuracy
[!,] transparency and openness [!@AUX|VERB|that|which|who] -> openness
[!,] openness and transparency [!@AUX|VERB|that|which|who] -> openness
[!,] energy and enthusiasm|vitality [!@AUX|VERB|that|which|who] -> energy
[!,] enthusiasm and energy|passion|excitement [!@AUX|VERB|that|which|who] -> enthusiasm
[!,] passion and enthusiasm|excitement [!@AUX|VERB|that|which|who] -> passion
[!,] excitement and anticipation|enthusiasm [!@AUX|VERB|that|which|who] -> excitement
[!,] fear and terror|dread [!@AUX|VERB|that|which|who] -> fear
[!,] danger and peril [!@AUX|VERB|that|which|who] -> danger
[!,] friends and companions -> friends
[!,] improve/V and enhance/V -> improve/V
[!,] enhance/V and improve/V -> improve/V
[!,] promote/V and encourage/V -> encourage/V
[!,] encourage/V and promote/V -> encourage/V
[!,] protect/V and preserve/V -> protect/V
[!,] preserve/V and protect/V -> protect/V
[!,] maintain/V and preserve/V -> keep/V
[!,] support/V and promote/V -> support/V
[!,] grow/V and develop/V -> grow/V
[!,] explore/V and discover/V -> explore/V
[!,] adapt/V and evolve/V -> adapt/V
[!,] evolve/V and adapt/V -> adapt/V
[!,] value/V and appreciate/V -> value/V
[!,] appreciate/V and value/V -> value/V
[!,] inspire/V and motivate/V -> inspire/V
[!,] motivate/V and inspire/V -> inspire/V
[!,] analyze/V and evaluate/V -> analyze/V
[!,] examine/V and analyze/V -> examine/V
[!,] change/V and evolve/V -> change/V
[!,] shape/V and influence/V -> shape/V
[!,] strengthen/V and reinforce/V -> strengthen/V
[!,] safety and security|protection [!@AUX|VERB|that|which|who] -> safety
[!,] security and safety [!@AUX|VERB|that|which|who] -> safety
[!,] efficient and effective -> efficient
[!,] effective and efficient -> efficient
[!,] efficiency and effectiveness [!@AUX|VERB|that|which|who] -> efficiency
[!,] planning and preparation [!@AUX|VERB|that|which|who] -> planning
[!,] preparation and planning [!@AUX|VERB|that|which|who] -> planning
[!,] care and compassion [!@AUX|VERB|that|which|who] -> care
[!,] compassion and care [!@AUX|VERB|that|which|who] -> care
[!,] anger and frustration [!@AUX|VERB|that|which|who] -> anger
[!,] frustration and anger|annoyance [!@AUX|VERB|that|which|who] -> anger
[!,] disappointment and frustration [!@AUX|VERB|that|which|who] -> disappointment
[!,] frustration and disappointment [!@AUX|VERB|that|which|who] -> disappointment
[!,] stress and anxiety [!@AUX|VERB|that|which|who] -> stress
[!,] anxiety and stress|worry [!@AUX|VERB|that|which|who] -> anxiety
[!,] fear and anxiety [!@AUX|VERB|that|which|who] -> fear
[!,] anxiety and fear [!@AUX|VERB|that|which|who] -> fear
[!,] uncertainty and doubt [!@AUX|VERB|that|which|who] -> doubt
[!,] doubt and uncertainty [!@AUX|VERB|that|which|who] -> doubt
[!,] skills and expertise -> skills
[!,] expertise and skills -> skills
[!,] knowledge and expertise [!@AUX|VERB|that|which|who] -> knowledge
[!,] expertise and knowledge [!@AUX|VERB|that|which|who] -> knowledge
[!,] experience and expertise [!@AUX|VERB|that|which|who] -> experience
[!,] expertise and experience [!@AUX|VERB|that|which|who] -> experience
[!,] wisdom and insight [!@AUX|VERB|that|which|who] -> wisdom
[!,] insight and wisdom [!@AUX|VERB|that|which|who] -> wisdom
[!,] ideas and perspectives|insights -> ideas
[!,] perspectives and ideas -> ideas
[!,] creativity and innovation [!@AUX|VERB|that|which|who] -> creativity
[!,] innovation and creativity [!@AUX|VERB|that|which|who] -> creativity
[!,] collaboration and cooperation [!@AUX|VERB|that|which|who] -> cooperation
[!,] cooperation and collaboration [!@AUX|VERB|that|which|who] -> cooperation
[!,] longing and desire [!@AUX|VERB|that|which|who] -> longing
[!,] desire and longing [!@AUX|VERB|that|which|who] -> longing
[!,] destruction and devastation [!@AUX|VERB|that|which|who] -> destruction
[!,] devastation and destruction [!@AUX|VERB|that|which|who] -> destruction
[!,] rumors and speculation -> rumors
[!,] rage and fury [!@AUX|VERB|that|which|who] -> rage
[!,] fury and rage [!@AUX|VERB|that|which|who] -> rage
[!,] respect and admiration [!@AUX|VERB|that|which|who] -> respect
[!,] admiration and respect [!@AUX|VERB|that|which|who] -> respect
[!,] friendship and camaraderie [!@AUX|VERB|that|which|who] -> friendship
[!,] camaraderie and friendship [!@AUX|VERB|that|which|who] -> friendship
[!,] loyalty and devotion [!@AUX|VERB|that|which|who] -> loyalty
[!,] talent and skill [!@AUX|VERB|that|which|who] -> talent
[!,] skill and talent [!@AUX|VERB|that|which|who] -> talent
[!,] skill and expertise [!@AUX|VERB|that|which|who] -> skill
[!,] fears and anxieties|worries -> fears
[!,] worries and concerns -> worries
[!,] concerns and worries -> worries
[!,] hardship and adversity [!@AUX|VERB|that|which|who] -> hardship
[!,] adversity and hardship [!@AUX|VERB|that|which|who] -> hardship
[!,] encouragement and support [!@AUX|VERB|that|which|who] -> encouragement
[!,] guidance and mentorship [!@AUX|VERB|that|which|who] -> guidance
[!,] mentorship and guidance [!@AUX|VERB|that|which|who] -> guidance
[!,] tools and resources -> tools
[!,] resources and tools -> tools
[!,] meaning and purpose [!@AUX|VERB|that|which|who] -> meaning
[!,] purpose and meaning [!@AUX|VERB|that|which|who] -> meaning
[!,] equality and fairness [!@AUX|VERB|that|which|who] -> fairness
[!,] fairness and equality [!@AUX|VERB|that|which|who] -> fairness
[!,] justice and fairness [!@AUX|VERB|that|which|who] -> justice
[!,] fairness and justice [!@AUX|VERB|that|which|who] -> justice
[!,] harmony and balance [!@AUX|VERB|that|which|who] -> balance
[!,] balance and harmony [!@AUX|VERB|that|which|who] -> balance
[!,] history and heritage [!@AUX|VERB|that|which|who] -> history
[!,] heritage and history [!@AUX|VERB|that|which|who] -> history
[!,] flavor and taste [!@AUX|VERB|that|which|who] -> taste
[!,] taste and flavor [!@AUX|VERB|that|which|who] -> taste
[!,] ambiance and atmosphere [!@AUX|VERB|that|which|who] -> atmosphere
[!,] atmosphere and ambiance [!@AUX|VERB|that|which|who] -> atmosphere
[!,] vulnerable and exposed -> exposed
[!,] cozy and comfortable -> comfortable
[!,] comfortable and cozy -> comfortable
[!,] cozy and inviting -> cozy
[!,] delicious and flavorful -> delicious
[!,] chaotic and disorganized -> chaotic
[!,] lost and confused -> confused
[!,] tired and exhausted|weary -> tired
[!,] alone and isolated -> alone
[!,] isolated and alone -> alone
`
