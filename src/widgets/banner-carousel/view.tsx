import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import type { BannerCarouselProps } from './contract.ts'
import { Slide } from './slide.tsx'
import type { Shown } from './slide.tsx'
import { useSlides } from './use-slides.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = ({ size }: BannerCarouselProps['props']) => classes(styles.root, size === 'small' && styles.small)

/**
 * The banners of its source, or those of the document where it has none. Drawn anew for other banners: swiper moves the slides' elements
 * about, so they are never changed under it.
 */
export function View(all: BannerCarouselProps) {
  const { props, inputs, states, missing } = all
  const waits = inputs.banners === undefined && missing?.banners === 'loading'
  if (waits) return states.banners ?? null
  const banners = inputs.banners ?? ownBanners(props.slides)
  if (banners.length === 0) return null
  return <Carousel key={[String(props.autoplay), ...banners.map(({ key }) => key)].join('\n')} {...all} banners={banners} />
}

function ownBanners(slides: BannerCarouselProps['props']['slides'] = []): Shown[] {
  const drawn = slides.filter(({ picture, title }) => picture ?? title) // others are not written yet
  return drawn.map((own, index) => {
    const { title, text, action, to } = own
    return { key: `own-${index}`, picture: [], title, text, action, to, own }
  })
}

function Carousel({ props, banners, send, t }: Pick<BannerCarouselProps, 'props' | 'send' | 't'> & { banners: readonly Shown[] }) {
  const slides = useSlides({
    count: banners.length,
    delayMs: props.delayMs,
    speedMs: props.speedMs,
    gapPx: props.gapPx,
    autoplay: props.autoplay,
  })
  const shown = slides.ready ? banners : banners.slice(0, 1)
  return (
    <div className={styles.carousel} onFocus={() => slides.focus(true)} onBlur={() => slides.focus(false)}>
      <div
        ref={slides.host}
        className={styles.host}
        onPointerEnter={(event) => slides.point(event, true)}
        onPointerLeave={(event) => slides.point(event, false)}
      >
        <div className={`swiper-wrapper ${styles.track}`}>
          {shown.map((banner, index) => (
            <div key={banner.key} className={`swiper-slide ${styles.place}`} data-key={banner.key}>
              <Slide
                banner={banner}
                name={t('banner', { number: index + 1 })}
                open={t('open')}
                first={index === 0 && props.size === 'large'}
                send={send}
              />
            </div>
          ))}
        </div>
      </div>
      {banners.length > 1 ? (
        <>
          <div className={styles.controls}>
            <button type="button" className={styles.pause} onClick={slides.toggle} aria-label={t(slides.running ? 'pause' : 'play')}>
              <Icon name={slides.running ? 'pause' : 'play'} size={18} />
            </button>
            {banners.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                className={classes(styles.dot, index === slides.current && styles.current)}
                onClick={() => slides.show(index)}
                aria-label={t('show', { number: index + 1 })}
                aria-current={index === slides.current || undefined}
              />
            ))}
          </div>
          <div className={styles.arrows}>
            <button type="button" className={styles.arrow} onClick={() => slides.step(-1)} aria-label={t('previous')}>
              <Icon name="chevron-left" />
            </button>
            <button type="button" className={styles.arrow} onClick={() => slides.step(1)} aria-label={t('next')}>
              <Icon name="chevron-right" />
            </button>
          </div>
        </>
      ) : null}
    </div>
  )
}
