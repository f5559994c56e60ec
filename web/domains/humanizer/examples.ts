/** An example text for the humanizer. */
export const exampleText = `Tidal energy plays a crucial role in the transition to a sustainable future. It is important to note that the Severn estuary has a tidal range of up to 14 metres, making it one of the most remarkable sites in the world. Furthermore, engineers have utilized turbines to harness this power since 1966, demonstrating the technology's immense potential.

Moreover, a comprehensive approach is needed in order to navigate the complex challenges that lie ahead. Individuals, communities and governments must collaborate to foster innovation and facilitate change. As one engineer said, "The river will pay its own way." Ultimately, tidal power is not just a source of electricity, but a testament to human ingenuity.`
