import { later } from '../../site/loading/later.ts';
import { retryableImport } from '../../site/loading/retryable-import.ts';
import { FetchedView } from '../../site/ui/loading/fetched-view.tsx';
import { Waiting } from './waiting.tsx';

/** Views that articles do without come with their pages. */
const alphabet = later(retryableImport(() => import('./alphabet/alphabet-index.tsx')));
const alphabetPart = later(retryableImport(() => import('./alphabet/alphabet-part.tsx')));
const news = later(retryableImport(() => import('./news/news.tsx')));
const promotions = later(retryableImport(() => import('./promotions/promotion-pages.tsx')));
const siteMap = later(retryableImport(() => import('./site-map/site-map.tsx')));
const blog = later(retryableImport(() => import('./blog/blog.tsx')));
const paymentOffer = later(retryableImport(() => import('./payment/offer.tsx')));
const guestForm = later(retryableImport(() => import('./guest-form.tsx')));
const calculator = later(retryableImport(() => import('./calculator/calculator.tsx')));

export function LaterAlphabet() {
  return (
    <FetchedView of={alphabet} name="alphabet" skeleton={<Waiting />}>
      {({ AlphabetIndex }) => <AlphabetIndex />}
    </FetchedView>
  );
}

export function LaterAlphabetPart() {
  return (
    <FetchedView of={alphabetPart} name="alphabet part" skeleton={<Waiting />}>
      {({ AlphabetPart }) => <AlphabetPart />}
    </FetchedView>
  );
}

export function LaterCalculator() {
  return (
    <FetchedView of={calculator} name="calculator" skeleton={<Waiting />}>
      {({ Calculator }) => <Calculator />}
    </FetchedView>
  );
}

export function LaterGuestForm() {
  return (
    <FetchedView of={guestForm} name="guest form" skeleton={<Waiting />}>
      {({ GuestForm }) => <GuestForm />}
    </FetchedView>
  );
}

export function LaterNews() {
  return (
    <FetchedView of={news} name="news view" skeleton={<Waiting />}>
      {({ NewsList }) => <NewsList />}
    </FetchedView>
  );
}

export function LaterPost() {
  return (
    <FetchedView of={news} name="news view" skeleton={<Waiting />}>
      {({ NewsPost }) => <NewsPost />}
    </FetchedView>
  );
}

export function LaterBlog() {
  return (
    <FetchedView of={blog} name="blog view" skeleton={<Waiting />}>
      {({ BlogList }) => <BlogList />}
    </FetchedView>
  );
}

export function LaterBlogPost() {
  return (
    <FetchedView of={blog} name="blog view" skeleton={<Waiting />}>
      {({ BlogPostPage }) => <BlogPostPage />}
    </FetchedView>
  );
}

export function LaterPaymentOffer() {
  return (
    <FetchedView of={paymentOffer} name="payment offer" skeleton={<Waiting />}>
      {({ PaymentOffer }) => <PaymentOffer />}
    </FetchedView>
  );
}

export function LaterPromotions() {
  return (
    <FetchedView of={promotions} name="promotions" skeleton={<Waiting />}>
      {({ PromotionPages }) => <PromotionPages />}
    </FetchedView>
  );
}

export function LaterSiteMap() {
  return (
    <FetchedView of={siteMap} name="site map" skeleton={<Waiting />}>
      {({ SiteMap }) => <SiteMap />}
    </FetchedView>
  );
}
