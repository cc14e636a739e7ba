package io.tweebyte.common.web;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.channel.socket.DuplexChannel;
import io.netty.util.ReferenceCountUtil;

/**
 * Ends a connection in the middle of a request so that the client still gets the answer:
 * it says that nothing more comes, and throws away what the client is still sending. Were
 * the connection closed at once, the operating system would reset it, and the client's
 * side would drop the answer unread. One for each connection.
 */
final class LingeringClose extends ChannelDuplexHandler {

	// as much as Tomcat swallows
	private static final int LIMIT = 2 << 20;

	private final BooleanSupplier betweenRequests;

	private final Duration time;

	private ChannelPromise closed;

	private Future<?> end;

	private int swallowed;

	/**
	 * Creates a handler.
	 * @param betweenRequests whether the client has sent the whole of its last request
	 * @param time how long a client may take to end its side
	 */
	LingeringClose(BooleanSupplier betweenRequests, Duration time) {
		this.betweenRequests = betweenRequests;
		this.time = time;
	}

	@Override
	public void close(ChannelHandlerContext context, ChannelPromise promise) {
		if (this.closed != null) {
			context.channel().closeFuture().addListener((done) -> promise.trySuccess());
		}
		else if (this.betweenRequests.getAsBoolean() || !isReceiving(context)) {
			context.close(promise);
		}
		else {
			linger(context, promise);
		}
	}

	private static boolean isReceiving(ChannelHandlerContext context) {
		return context.channel().isActive() && !((DuplexChannel) context.channel()).isInputShutdown();
	}

	private void linger(ChannelHandlerContext context, ChannelPromise promise) {
		this.closed = promise;
		this.end = context.executor()
			.schedule(() -> context.close(promise), this.time.toMillis(), TimeUnit.MILLISECONDS);
		((DuplexChannel) context.channel()).shutdownOutput();
		context.channel().config().setAutoRead(true);
	}

	@Override
	public void channelRead(ChannelHandlerContext context, Object message) {
		if (this.closed == null) {
			context.fireChannelRead(message);
			return;
		}
		this.swallowed += ((ByteBuf) message).readableBytes();
		ReferenceCountUtil.release(message);
		if (this.swallowed > LIMIT) {
			context.close(this.closed);
		}
	}

	@Override
	public void userEventTriggered(ChannelHandlerContext context, Object event) {
		if (this.closed != null && event instanceof ChannelInputShutdownEvent) {
			context.close(this.closed);
		}
		context.fireUserEventTriggered(event);
	}

	@Override
	public void channelInactive(ChannelHandlerContext context) {
		if (this.closed != null) {
			this.end.cancel(false);
			this.closed.trySuccess();
		}
		context.fireChannelInactive();
	}

}
