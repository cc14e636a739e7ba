package io.tweebyte.gateway.server;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.LastHttpContent;

/**
 * Merges small parts of a body that arrive with the same read. The server queues parts
 * until they are wanted: a read of 64 KB can bring tens of thousands of them, each of
 * some hundred bytes of memory. One per connection.
 */
final class BodyMerger extends ChannelInboundHandlerAdapter {

	private static final int SMALL = 1024;

	private static final int LARGEST = 16 * 1024;

	private ByteBuf merged;

	@Override
	public void channelRead(ChannelHandlerContext context, Object message) {
		if (isSmallPart(message)) {
			merge(context, (HttpContent) message);
		}
		else {
			passOn(context);
			context.fireChannelRead(message);
		}
	}

	private static boolean isSmallPart(Object message) {
		return message instanceof HttpContent part && !(message instanceof LastHttpContent)
				&& part.decoderResult().isSuccess() && part.content().readableBytes() < SMALL;
	}

	private void merge(ChannelHandlerContext context, HttpContent part) {
		try {
			if (this.merged == null) {
				this.merged = context.alloc().buffer(SMALL, LARGEST);
			}
			this.merged.writeBytes(part.content());
		}
		finally {
			part.release();
		}
		if (this.merged.maxWritableBytes() < SMALL) {
			passOn(context);
		}
	}

	private void passOn(ChannelHandlerContext context) {
		if (this.merged != null) {
			ByteBuf part = this.merged;
			this.merged = null;
			context.fireChannelRead(new DefaultHttpContent(part));
		}
	}

	@Override
	public void channelReadComplete(ChannelHandlerContext context) {
		passOn(context);
		context.fireChannelReadComplete();
	}

	@Override
	public void handlerRemoved(ChannelHandlerContext context) {
		if (this.merged != null) {
			this.merged.release();
			this.merged = null;
		}
	}

}
