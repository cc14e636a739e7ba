package io.tweebyte.gateway.server;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.tweebyte.shared.limit.ClientPlace;

/**
 * The place and the time of a response while its client does not read it. One per
 * connection.
 */
final class UnreadResponse {

	private final Duration time;

	private final Supplier<ClientPlace> places;

	/** Null while all is read. */
	private ClientPlace place;

	private boolean isStream;

	private boolean flushing;

	private boolean waiting;

	private Future<?> end;

	UnreadResponse(Duration time, Supplier<ClientPlace> places) {
		this.time = time;
		this.places = places;
	}

	/** Begins with the head of a response. */
	void begin(boolean isStream) {
		this.isStream = isStream;
	}

	/**
	 * Closes a connection without a place. Only the outer flush shows what the client
	 * does not read: a part that has been written can ask for the next one, whose own
	 * flush is left to the outer one.
	 */
	void flush(ChannelHandlerContext context) {
		boolean isOuter = !this.flushing;
		this.flushing = true;
		context.flush();
		this.flushing = !isOuter;
		if (isOuter) {
			written(context);
		}
	}

	private void written(ChannelHandlerContext context) {
		ChannelOutboundBuffer parts = context.channel().unsafe().outboundBuffer();
		if (parts == null) {
			return;
		}
		if (parts.isEmpty()) {
			readAgain();
		}
		else {
			takePlace(context);
			awaitReader(context);
		}
	}

	/**
	 * An empty part behind the others reports when the client has read them, even if
	 * nothing more is flushed until then.
	 */
	private void awaitReader(ChannelHandlerContext context) {
		if (!this.waiting) {
			this.waiting = true;
			context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener((read) -> {
				this.waiting = false;
				written(context);
			});
		}
	}

	private void takePlace(ChannelHandlerContext context) {
		if (this.place == null) {
			this.place = this.places.get();
		}
		if (!this.place.take()) {
			context.executor().execute(() -> context.close());
		}
		else if (this.end == null) {
			this.end = context.executor().schedule(() -> context.close(), this.time.toMillis(), TimeUnit.MILLISECONDS);
		}
	}

	/** The time of a stream begins anew; that of another response goes on. */
	private void readAgain() {
		if (this.isStream) {
			end();
		}
		else {
			leavePlace();
		}
	}

	/** Ends with the last part of a response, or with the connection. */
	void end() {
		leavePlace();
		if (this.end != null) {
			this.end.cancel(false);
			this.end = null;
		}
	}

	private void leavePlace() {
		if (this.place != null) {
			this.place.end();
			this.place = null;
		}
	}

}
