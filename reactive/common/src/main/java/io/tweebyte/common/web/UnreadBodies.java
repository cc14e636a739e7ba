package io.tweebyte.common.web;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import io.netty.buffer.ByteBufHolder;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;

/**
 * Ends a connection on which the body of a refused request goes on and on. The server
 * reads what nobody wanted of a body, so that the connection can serve the next request,
 * but would do so as long as the client likes. One for each connection.
 */
final class UnreadBodies extends ChannelDuplexHandler {

	private static final Duration TIME = Duration.ofMillis(500);

	// as much as Tomcat swallows
	private static final int LIMIT = 2 << 20;

	private int unanswered;

	private boolean inBody;

	private Future<?> end;

	private int unread;

	@Override
	public void channelRead(ChannelHandlerContext context, Object message) {
		this.unanswered += (message instanceof HttpRequest) ? 1 : 0;
		this.inBody = !(message instanceof LastHttpContent);
		if (this.end != null) {
			countUnread(context, message);
		}
		context.fireChannelRead(message);
	}

	private void countUnread(ChannelHandlerContext context, Object message) {
		if (!this.inBody) {
			forget();
		}
		else if (message instanceof ByteBufHolder part) {
			this.unread += part.content().readableBytes();
			if (this.unread > LIMIT) {
				context.close();
			}
		}
	}

	private void forget() {
		if (this.end != null) {
			this.end.cancel(false);
			this.end = null;
		}
	}

	@Override
	public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
		context.write(message, promise);
		if (message instanceof LastHttpContent && !isInterim(message)) {
			this.unanswered--;
			limitUnread(context);
		}
	}

	private void limitUnread(ChannelHandlerContext context) {
		if (this.inBody && this.unanswered == 0) {
			this.unread = 0;
			this.end = context.executor().schedule(() -> context.close(), TIME.toMillis(), TimeUnit.MILLISECONDS);
		}
	}

	private static boolean isInterim(Object message) {
		return message instanceof HttpResponse response
				&& response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
	}

	@Override
	public void channelInactive(ChannelHandlerContext context) {
		forget();
		context.fireChannelInactive();
	}

}
