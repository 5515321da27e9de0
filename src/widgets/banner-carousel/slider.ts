// What is used of swiper, and no more: imported whole, its modules weigh more than the library.
export { Swiper } from 'swiper'
export { Autoplay } from 'swiper/modules'
