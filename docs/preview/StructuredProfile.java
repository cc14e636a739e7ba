import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.StructuredTaskScope;

/**
 * The fan-out of a profile with structured concurrency, a preview of JDK 25, and with a
 * scoped value. A test of docs-tool runs it as this command does:
 *
 * <pre>
 * java --enable-preview --source 25 docs/preview/StructuredProfile.java
 * </pre>
 */
final class StructuredProfile {

	private static final ScopedValue<String> REQUEST_ID = ScopedValue.newInstance();

	private final Tweets tweets;

	private final Interactions interactions;

	StructuredProfile(Tweets tweets, Interactions interactions) {
		this.tweets = tweets;
		this.interactions = interactions;
	}

	/** Subtasks have the request id, too, and nothing has to remove it. */
	Profile respond(String requestId, String userId) throws Exception {
		return ScopedValue.where(REQUEST_ID, requestId).call(() -> profile(userId));
	}

	private Profile profile(String userId) throws InterruptedException {
		try (var calls = StructuredTaskScope.open()) {
			var newest = calls.fork(() -> this.tweets.newest(userId));
			var followers = calls.fork(() -> this.interactions.followers(userId));
			var following = calls.fork(() -> this.interactions.following(userId));
			calls.join();
			return new Profile(newest.get(), followers.get(), following.get());
		}
	}

	public static void main(String[] arguments) throws Exception {
		Tweets tweets = (userId) -> List.of("Tweet of " + userId + " for request " + REQUEST_ID.get());
		System.out.println(new StructuredProfile(tweets, new Known()).respond("7", "ada"));
		SlowTweets slow = new SlowTweets();
		try {
			new StructuredProfile(slow, new Unavailable(slow)).respond("8", "ada");
		}
		catch (StructuredTaskScope.FailedException ex) {
			System.out.println(ex.getCause().getMessage() + "; interrupted: " + slow.interrupted);
		}
	}

	interface Tweets {

		List<String> newest(String userId) throws Exception;

	}

	interface Interactions {

		long followers(String userId) throws Exception;

		long following(String userId) throws Exception;

	}

	record Profile(List<String> newest, long followers, long following) {

	}

	private static final class Known implements Interactions {

		@Override
		public long followers(String userId) {
			return 2;
		}

		@Override
		public long following(String userId) {
			return 3;
		}

	}

	/** Responds after its caller has lost interest. */
	private static final class SlowTweets implements Tweets {

		private final CountDownLatch begun = new CountDownLatch(1);

		private volatile boolean interrupted;

		@Override
		public List<String> newest(String userId) throws InterruptedException {
			try {
				this.begun.countDown();
				Thread.sleep(60_000);
				return List.of();
			}
			catch (InterruptedException ex) {
				this.interrupted = true;
				throw ex;
			}
		}

	}

	/** Fails once the other call has begun. */
	private record Unavailable(SlowTweets tweets) implements Interactions {

		@Override
		public long followers(String userId) throws InterruptedException {
			this.tweets.begun.await();
			throw new IllegalStateException("The followers are unavailable");
		}

		@Override
		public long following(String userId) {
			return 3;
		}

	}

}
