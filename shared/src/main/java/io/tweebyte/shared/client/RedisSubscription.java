package io.tweebyte.shared.client;

import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * Receives the messages of some channels of Redis. Messages that are published while this
 * connection is interrupted are lost.
 * <p>
 * The connection is Lettuce's own, which subscribes again by itself: the listener
 * container of Spring Data holds up the start of a service while Redis is unavailable.
 */
public final class RedisSubscription extends RedisPubSubAdapter<String, String> {

	private static final Logger log = LoggerFactory.getLogger(RedisSubscription.class);

	private final Supplier<CompletableFuture<StatefulRedisPubSubConnection<String, String>>> connect;

	private final String[] channels;

	private final BiConsumer<String, String> listener;

	private final Runnable whenSubscribed;

	private CompletableFuture<?> subscription;

	/**
	 * Creates a subscription, which {@link #begin()} begins.
	 * @param listener receives channel and message, on a thread that must not wait
	 * @param whenSubscribed runs whenever a channel was subscribed to: what was sent
	 * before is lost
	 */
	public RedisSubscription(Supplier<CompletableFuture<StatefulRedisPubSubConnection<String, String>>> connect,
			BiConsumer<String, String> listener, Runnable whenSubscribed, String... channels) {
		this.connect = connect;
		this.channels = channels;
		this.listener = listener;
		this.whenSubscribed = whenSubscribed;
	}

	/** Subscribes, unless it has or is about to. */
	public synchronized void begin() {
		if (isBroken()) {
			boolean isFirst = this.subscription == null;
			this.subscription = this.connect.get()
				.thenCompose(this::subscribe)
				.whenComplete((done, failure) -> log(isFirst, failure));
		}
	}

	/** Returns whether it must begin, or begin again. */
	public synchronized boolean isBroken() {
		return this.subscription == null || this.subscription.isCompletedExceptionally();
	}

	private CompletableFuture<Void> subscribe(StatefulRedisPubSubConnection<String, String> connection) {
		connection.addListener(this);
		return connection.async().subscribe(this.channels).whenComplete((done, failure) -> {
			if (failure != null) {
				connection.closeAsync();
			}
		}).toCompletableFuture();
	}

	// an outage is logged once, although each attempt fails
	private void log(boolean isFirst, Throwable failure) {
		if (failure != null) {
			log.atLevel(isFirst ? Level.WARN : Level.DEBUG)
				.log("No message of {} is received, because Redis is unavailable: {}", String.join(", ", this.channels),
						failure.toString());
		}
	}

	@Override
	public void message(String channel, String message) {
		this.listener.accept(channel, message);
	}

	@Override
	public void subscribed(String channel, long count) {
		this.whenSubscribed.run();
	}

}
