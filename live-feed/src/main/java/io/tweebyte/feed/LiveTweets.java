package io.tweebyte.feed;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The newest tweets that this instance has read from the log, for all of its streams.
 * Each stream has a position of its own, so that none keeps tweets for another. Safe for
 * use by several threads.
 */
public final class LiveTweets {

	private static final Logger log = LoggerFactory.getLogger(LiveTweets.class);

	private final int capacity;

	private final Deque<PostedTweet> newest = new ArrayDeque<>();

	private FeedPosition begin;

	private FeedPosition end;

	/** Since the last part was added; one that is being read may be older than they. */
	private final List<Runnable> changes = new ArrayList<>();

	private final Set<Runnable> listeners = ConcurrentHashMap.newKeySet();

	/** Only those who wait contend for it: event loops never do. */
	private final ReentrantLock waiting = new ReentrantLock();

	private final Condition advanced = this.waiting.newCondition();

	private volatile boolean isAwake;

	/**
	 * Creates it without any tweets.
	 * @param capacity how many tweets are kept
	 */
	public LiveTweets(int capacity) {
		this.capacity = capacity;
	}

	/** Returns the position up to which the log was read; empty before it was. */
	public synchronized Optional<FeedPosition> end() {
		return Optional.ofNullable(this.end);
	}

	/**
	 * Forgets all tweets, and goes on at another position, such as one of another log.
	 */
	public void begin(FeedPosition position) {
		restart(position);
		notifyListeners();
	}

	private synchronized void restart(FeedPosition position) {
		this.newest.clear();
		this.changes.clear();
		this.begin = position;
		this.end = position;
	}

	/** Forgets all tweets and the position, because nothing is read for a while. */
	public void clear() {
		restart(null);
	}

	/** Adds what was read of the log behind its end. */
	public void add(LivePart read) {
		if (append(read)) {
			notifyListeners();
		}
	}

	private synchronized boolean append(LivePart read) {
		if (this.end == null) {
			return false;
		}
		read.tweets().stream().filter((tweet) -> tweet.isBehind(this.end)).forEach(this.newest::add);
		while (this.newest.size() > this.capacity) {
			forgetOldest();
		}
		this.end = read.end();
		this.changes.forEach(Runnable::run);
		this.changes.clear();
		return !read.tweets().isEmpty();
	}

	/**
	 * Removes a tweet that was deleted. The others are still all that can be read of the
	 * log, so that no stream reads the database for it.
	 */
	public void remove(UUID tweetId) {
		change(() -> this.newest.removeIf((tweet) -> tweet.id().equals(tweetId)));
	}

	/**
	 * Forgets a tweet that was edited, and those before it: streams that have not sent it
	 * read its new text from the database.
	 */
	public void forget(UUID tweetId) {
		change(() -> forgetUpTo(tweetId));
	}

	private void forgetUpTo(UUID tweetId) {
		if (this.newest.stream().anyMatch((tweet) -> tweet.id().equals(tweetId))) {
			while (!forgetOldest().id().equals(tweetId)) {
				// goes on
			}
		}
	}

	/** Forgets all tweets, because it is unknown which have changed. */
	public void forget() {
		change(this::forgetAll);
	}

	private void forgetAll() {
		while (!this.newest.isEmpty()) {
			forgetOldest();
		}
	}

	private synchronized void change(Runnable change) {
		if (this.end != null) {
			change.run();
			if (this.changes.size() == this.capacity) {
				this.changes.clear();
				this.changes.add(this::forgetAll);
			}
			this.changes.add(change);
		}
	}

	private PostedTweet forgetOldest() {
		PostedTweet oldest = this.newest.removeFirst();
		this.begin = oldest.position(this.end.log());
		return oldest;
	}

	/**
	 * Returns what was posted behind a position; empty where that is not kept any more.
	 * @param limit at most so many tweets
	 */
	public synchronized Optional<LivePart> after(FeedPosition position, int limit) {
		if (this.begin == null || !position.log().equals(this.begin.log()) || position.compareTo(this.begin) < 0) {
			return Optional.empty();
		}
		List<PostedTweet> tweets = behind(position).stream().limit(limit).toList();
		boolean isLast = tweets.size() < limit;
		FeedPosition to = isLast ? later(this.end, position) : tweets.getLast().position(position.log());
		return Optional.of(new LivePart(tweets, to, isLast));
	}

	/** A stream that has read from the database may be ahead of this instance. */
	private static FeedPosition later(FeedPosition one, FeedPosition other) {
		return (one.compareTo(other) < 0) ? other : one;
	}

	/** Looks from the newest one backwards, since most streams lack few. */
	private List<PostedTweet> behind(FeedPosition position) {
		return this.newest.reversed().stream().takeWhile((tweet) -> tweet.isBehind(position)).toList().reversed();
	}

	/** Waits until a tweet was posted behind a position, or the time is over. */
	public void await(FeedPosition position, Duration time) throws InterruptedException {
		long rest = time.toNanos();
		this.waiting.lockInterruptibly();
		try {
			while (rest > 0 && !this.isAwake && !isBehind(position)) {
				rest = this.advanced.awaitNanos(rest);
			}
		}
		finally {
			this.waiting.unlock();
		}
	}

	private synchronized boolean isBehind(FeedPosition position) {
		return this.end != null && (!position.log().equals(this.end.log()) || position.compareTo(this.begin) < 0)
				|| !this.newest.isEmpty() && this.newest.getLast().isBehind(position);
	}

	/** Ends all waiting for good, and calls all listeners: streams end. */
	public void wake() {
		this.isAwake = true;
		notifyListeners();
	}

	private void notifyListeners() {
		this.waiting.lock();
		try {
			this.advanced.signalAll();
		}
		finally {
			this.waiting.unlock();
		}
		this.listeners.forEach(LiveTweets::call);
	}

	private static void call(Runnable listener) {
		try {
			listener.run();
		}
		catch (RuntimeException ex) {
			// neither the other listeners nor the reader of the log can do anything about
			// it
			log.warn("A listener of posted tweets has failed.", ex);
		}
	}

	/**
	 * Calls a listener whenever tweets were posted, on the thread that read them.
	 * @return ends that
	 */
	public Runnable listen(Runnable listener) {
		this.listeners.add(listener);
		return () -> this.listeners.remove(listener);
	}

}
