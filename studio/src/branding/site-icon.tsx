/** The finish line and three lanes. */
export function SiteIcon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" role="img" aria-label="Beyond the Finish Line">
      <rect width="32" height="32" rx="7" fill="#a63a24" />
      <path d="M6 25V7h3.2v18zm6-4.5h14v2.6H12zm0-5.8h10v2.6H12zm0-5.8h14v2.6H12z" fill="#fdf8ef" />
    </svg>
  )
}
