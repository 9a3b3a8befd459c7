import { Link } from 'react-router-dom'
import { academy } from '#domain/academy.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { paths } from '../paths.ts'
import './footer.css'

/** The foot of every screen: Terms, Privacy, Contact and the social pages (spec 1.2.18). */
export function Footer() {
  return (
    <footer className="footer">
      <Container>
        <div className="footer__row">
          <nav aria-label="About this site">
            <ul className="footer__links">
              <li>
                <Link to={paths.terms}>Terms</Link>
              </li>
              <li>
                <Link to={paths.privacy}>Privacy</Link>
              </li>
              <li>
                <Link to={paths.contact}>Contact</Link>
              </li>
            </ul>
          </nav>
          <nav aria-label="Social pages">
            <ul className="footer__links">
              {Object.entries(academy.social).map(([name, address]) => (
                <li key={name}>
                  <ExternalLink href={address}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="footer__note">
          {academy.name} · {academy.contact.address.join(', ')}
        </p>
      </Container>
    </footer>
  )
}
