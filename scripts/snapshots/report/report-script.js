// What the report does beside being read: slider, filter, theme, copying, and accepting where `--review` serves the page.
{
  const told = document.getElementById('told')
  const say = (text) => (told.textContent = text)
  document.querySelector('.tools').hidden = false

  document.getElementById('theme').addEventListener('click', () => {
    const dark = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim() === '#121016'
    document.documentElement.dataset.theme = dark ? 'light' : 'dark'
  })

  document.getElementById('filter').addEventListener('input', ({ target }) => {
    const wanted = target.value.trim().toLowerCase()
    const nodes = [...document.querySelectorAll('.node')]
    for (const node of nodes) node.hidden = !node.dataset.node.toLowerCase().includes(wanted)
    say(wanted === '' ? '' : `${nodes.filter((node) => !node.hidden).length} of ${nodes.length} nodes`)
  })

  for (const pictures of document.querySelectorAll('.pictures')) {
    if (pictures.querySelectorAll('img').length < 2) continue
    const views = document.createElement('div')
    views.className = 'views'
    const name = pictures.querySelector('img').alt.replace(/^Before: /, '')
    const toggle = document.createElement('button')
    toggle.type = 'button'
    toggle.textContent = 'Slider'
    toggle.setAttribute('aria-pressed', 'false')
    const range = Object.assign(document.createElement('input'), { type: 'range', min: '0', max: '100', value: '50', hidden: true })
    range.setAttribute('aria-label', `Before on the left of, now on the right of: ${name}`)
    toggle.addEventListener('click', () => {
      const on = pictures.dataset.view !== 'slider'
      pictures.dataset.view = on ? 'slider' : 'pair'
      toggle.setAttribute('aria-pressed', String(on))
      range.hidden = !on
    })
    range.addEventListener('input', () => pictures.style.setProperty('--at', `${range.value}%`))
    views.append(toggle, range)
    pictures.prepend(views)
  }

  for (const button of document.querySelectorAll('.copy')) {
    if (!navigator.clipboard) continue
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.parentElement.querySelector('code').textContent)
      say('The command is in the clipboard.')
    })
  }

  const key = document.querySelector('meta[name="review"]')?.content
  for (const place of key ? document.querySelectorAll('.accept') : []) {
    const name = place.dataset.accept
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = place.querySelector('span').textContent.replace(/: $/, '')
    button.addEventListener('click', async () => {
      button.disabled = true
      try {
        const reply = await fetch('/accept', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Review': key },
          body: JSON.stringify({ names: name ? [name] : [] }),
        })
        say(await reply.text())
        button.disabled = reply.ok
      } catch {
        say('Nothing answers: is npm run snapshots -- --review still running?')
        button.disabled = false
      }
    })
    place.replaceChildren(button)
  }
}
