package io.tweebyte.common.server;

import java.net.SocketAddress;

import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import reactor.netty.ConnectionObserver;
import reactor.netty.NettyPipeline;

/**
 * Reads the next request after a response. The server forgets to when a response comes
 * before the last part of its request is passed on; the connection would then hang. This
 * is issue 4361 of reactor-netty, which has been fixed after 1.3.7: delete this class
 * with the lines that add it then. One per connection.
 */
public final class PipelinedReads extends ChannelDuplexHandler {

	private int pending;

	private boolean betweenRequests = true;

	/** Adds the handler to a new connection; a callback for {@code doOnChannelInit}. */
	public static void add(ConnectionObserver observer, Channel channel, SocketAddress address) {
		channel.pipeline().addAfter(NettyPipeline.HttpCodec, PipelinedReads.class.getName(), new PipelinedReads());
	}

	@Override
	public void channelRead(ChannelHandlerContext context, Object message) {
		this.pending += (message instanceof HttpRequest) ? 1 : 0;
		this.betweenRequests = message instanceof LastHttpContent;
		context.fireChannelRead(message);
	}

	@Override
	public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
		context.write(message, promise);
		if (message instanceof LastHttpContent && !Interim.is(message)) {
			this.pending--;
			context.executor().execute(() -> readOn(context));
		}
	}

	private void readOn(ChannelHandlerContext context) {
		if (this.betweenRequests && this.pending == 0) {
			context.read();
		}
	}

}
