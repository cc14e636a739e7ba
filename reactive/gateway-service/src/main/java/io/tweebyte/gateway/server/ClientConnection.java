package io.tweebyte.gateway.server;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import io.netty.buffer.ByteBufHolder;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import io.tweebyte.common.server.Interim;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.settings.TimeSettings;

/**
 * A client's connection, with limits to the time of a head, of a body that nothing reads,
 * and of a response that the client does not read. The server itself limits only the time
 * between two reads, and reads the rest of a refused body as long as the client likes. A
 * connection also ends on which a body breaks: the server would respond, and let the
 * reader of the body wait for the rest.
 */
final class ClientConnection extends ChannelDuplexHandler {

	private static final Duration UNREAD_TIME = Duration.ofMillis(500);

	// as much as Tomcat swallows
	private static final int UNREAD_LIMIT = 2 << 20;

	private final TimeSettings times;

	private final Supplier<ClientPlace> bodies;

	private final UnreadResponse response;

	private ClientPlace body;

	// of a head or of an unread body, which never are at the same time
	private Future<?> end;

	private boolean decoded;

	private boolean readsLater;

	private boolean inBody;

	private boolean busy;

	private boolean refused;

	private int pending;

	private boolean responding;

	private int unread;

	ClientConnection(TimeSettings times, Supplier<ClientPlace> bodies, Supplier<ClientPlace> responses) {
		this.times = times;
		this.bodies = bodies;
		this.response = new UnreadResponse(times.total(), responses);
		this.body = bodies.get();
	}

	@Override
	public void channelActive(ChannelHandlerContext context) {
		close(context, this.times.requestHead());
		context.fireChannelActive();
	}

	@Override
	public void channelRead(ChannelHandlerContext context, Object message) {
		if (HeadRules.isBrokenBody(message)) {
			ReferenceCountUtil.release(message);
			refuse(context);
			return;
		}
		this.decoded = true;
		this.inBody = !(message instanceof LastHttpContent);
		if (message instanceof HttpRequest || !this.inBody) {
			keep();
		}
		if (!this.inBody) {
			this.body.end();
			this.body = this.bodies.get();
		}
		else if (this.end != null) {
			countUnread(context, message);
		}
		if (message instanceof HttpRequest) {
			begin(context);
		}
		if (this.refused) {
			ReferenceCountUtil.release(message);
			return;
		}
		if (message instanceof HttpRequest request && request.decoderResult().isSuccess()) {
			this.refused = !HeadRules.check(request);
		}
		context.fireChannelRead(message);
	}

	/**
	 * What follows a response in progress waits outside: the server would keep it all.
	 */
	private void begin(ChannelHandlerContext context) {
		this.pending++;
		this.busy = false;
		if (this.pending > 1) {
			context.channel().config().setAutoRead(false);
		}
	}

	private void refuse(ChannelHandlerContext context) {
		if (this.pending == 1 && !this.responding) {
			context.write(HeadRules.refusal());
		}
		context.flush();
		context.close();
	}

	private void countUnread(ChannelHandlerContext context, Object message) {
		this.unread += (message instanceof ByteBufHolder part) ? part.content().readableBytes() : 0;
		if (this.unread > UNREAD_LIMIT) {
			context.close();
		}
	}

	/** The time of a head runs from the first bytes that complete no request. */
	@Override
	public void channelReadComplete(ChannelHandlerContext context) {
		if (!this.decoded && !this.inBody) {
			close(context, this.times.requestHead());
		}
		this.decoded = false;
		context.fireChannelReadComplete();
		if (this.readsLater) {
			this.readsLater = false;
			read(context);
		}
	}

	/**
	 * A body needs a place if it has not arrived with the head. The server would close
	 * the connection if it failed before it is read.
	 */
	@Override
	public void read(ChannelHandlerContext context) {
		if (this.decoded) {
			this.readsLater = true;
		}
		else if (this.pending < 2) {
			readOn(context);
		}
	}

	private void readOn(ChannelHandlerContext context) {
		if (!this.inBody || this.body.take()) {
			context.read();
		}
		else if (!this.busy) {
			// once: what reads the body has failed then
			this.busy = true;
			context.fireExceptionCaught(ApiException.unavailable(Messages.BUSY));
		}
	}

	@Override
	public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
		ChannelPromise written = promise.unvoid();
		context.write(message, written);
		if (message instanceof HttpResponse head && !Interim.is(message)) {
			this.responding = true;
			// model: the latest request may be another one, behind that of this response
			this.response.begin(HttpHeaderValues.TEXT_EVENT_STREAM.contentEqualsIgnoreCase(HttpUtil.getMimeType(head)));
		}
		if (message instanceof LastHttpContent && !Interim.is(message)) {
			this.responding = false;
			this.pending--;
			written.addListener((end) -> this.response.end());
			if (this.inBody && this.pending == 0) {
				this.unread = 0;
				close(context, UNREAD_TIME);
			}
		}
	}

	@Override
	public void flush(ChannelHandlerContext context) {
		this.response.flush(context);
	}

	@Override
	public void channelInactive(ChannelHandlerContext context) {
		keep();
		this.body.end();
		this.response.end();
		context.fireChannelInactive();
	}

	private void close(ChannelHandlerContext context, Duration time) {
		if (this.end == null) {
			this.end = context.executor().schedule(() -> context.close(), time.toMillis(), TimeUnit.MILLISECONDS);
		}
	}

	private void keep() {
		if (this.end != null) {
			this.end.cancel(false);
			this.end = null;
		}
	}

}
