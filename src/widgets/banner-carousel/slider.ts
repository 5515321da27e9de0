// What is used of swiper, and no more: its modules weigh more than the library.
import type { Swiper as Slider } from 'swiper/types'

export { Swiper } from 'swiper'

/** Turns the slides round when the page's direction changes, until it is called off. */
export function followDirection(swiper: Slider): () => void {
  const turned = new MutationObserver(() => {
    for (const slide of swiper.slides) slide.style.margin = '' // swiper leaves the gaps on the side they had before
    swiper.changeLanguageDirection(document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
  })
  turned.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => turned.disconnect()
}
