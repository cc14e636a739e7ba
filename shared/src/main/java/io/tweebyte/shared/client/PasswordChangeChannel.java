package io.tweebyte.shared.client;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;

import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.tweebyte.shared.cache.CacheKeys;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens to the channel on which the user service publishes changed passwords.
 * <p>
 * The connection is Lettuce's own, which subscribes again by itself: the listener
 * container of Spring Data holds up the start of a service while Redis is unavailable.
 */
public final class PasswordChangeChannel extends RedisPubSubAdapter<String, String> {

	private static final Logger log = LoggerFactory.getLogger(PasswordChangeChannel.class);

	private final Supplier<CompletableFuture<StatefulRedisPubSubConnection<String, String>>> connect;

	private final Consumer<String> received;

	private final Runnable subscribed;

	private CompletableFuture<?> subscription;

	/** {@code subscribed} is called each time: messages sent meanwhile are lost. */
	public PasswordChangeChannel(Supplier<CompletableFuture<StatefulRedisPubSubConnection<String, String>>> connect,
			Consumer<String> received, Runnable subscribed) {
		this.connect = connect;
		this.received = received;
		this.subscribed = subscribed;
	}

	/** Does nothing when it is subscribed or subscribing. */
	public synchronized void listen() {
		if (this.subscription == null || this.subscription.isCompletedExceptionally()) {
			this.subscription = this.connect.get()
				.thenCompose(this::subscribe)
				.whenComplete(PasswordChangeChannel::log);
		}
	}

	private CompletableFuture<Void> subscribe(StatefulRedisPubSubConnection<String, String> connection) {
		connection.addListener(this);
		return connection.async().subscribe(CacheKeys.PASSWORD_CHANGES).whenComplete((done, failure) -> {
			if (failure != null) {
				connection.closeAsync();
			}
		}).toCompletableFuture();
	}

	private static void log(Void done, Throwable failure) {
		if (failure != null) {
			log.warn("No message about a changed password is received, because Redis is unavailable: {}",
					failure.toString());
		}
	}

	@Override
	public void message(String channel, String message) {
		this.received.accept(message);
	}

	@Override
	public void subscribed(String channel, long count) {
		this.subscribed.run();
	}

}
