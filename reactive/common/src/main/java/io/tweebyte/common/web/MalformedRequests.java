package io.tweebyte.common.web;

import java.nio.channels.ClosedChannelException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Problem;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.time.HttpDate;
import io.tweebyte.shared.http.HeadScanner;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.RequestIds;

/**
 * Answers what is not HTTP with a problem document and ends the connection, before the
 * server has turned it into an answer of its own, and ends connections on which a head
 * makes no progress. One for each connection.
 */
final class MalformedRequests extends ChannelDuplexHandler {

	private final ProblemWriter problems = new ProblemWriter(Clock.systemUTC());

	private final HeadScanner scanner = new HeadScanner();

	private final HeadRules rules;

	private final Duration idle;

	private final Duration headTime;

	private Future<?> headLimit;

	private boolean headBegun;

	private long bodyLeft;

	private boolean betweenRequests = true;

	private String path;

	private int unanswered;

	private boolean answering;

	private boolean closing;

	private boolean deaf;

	private boolean mute;

	private Refusal waiting;

	/**
	 * Creates a handler.
	 * @param headSize how many bytes a head may have
	 * @param idle how long a client may wait before its first head
	 * @param headTime how long a head may take from its first byte
	 */
	MalformedRequests(long headSize, Duration idle, Duration headTime) {
		this.rules = new HeadRules(headSize);
		this.idle = idle;
		this.headTime = headTime;
	}

	/**
	 * Makes the handler that must see the bytes before they are decoded.
	 */
	HeadReader reader() {
		return new HeadReader(this.scanner, () -> this.betweenRequests, () -> this.bodyLeft);
	}

	/**
	 * Makes the handler that ends the connection.
	 * @param time how long a client may take to end its side
	 */
	LingeringClose lingering(Duration time) {
		return new LingeringClose(() -> this.betweenRequests, time);
	}

	@Override
	public void channelActive(ChannelHandlerContext context) {
		limitHead(context, this.idle);
		context.fireChannelActive();
	}

	@Override
	public void channelInactive(ChannelHandlerContext context) {
		headArrived();
		context.fireChannelInactive();
	}

	private void limitHead(ChannelHandlerContext context, Duration time) {
		headArrived();
		this.headLimit = context.executor().schedule(() -> context.close(), time.toMillis(), TimeUnit.MILLISECONDS);
	}

	private void headArrived() {
		this.headBegun = false;
		if (this.headLimit != null) {
			this.headLimit.cancel(false);
			this.headLimit = null;
		}
	}

	@Override
	public void channelRead(ChannelHandlerContext context, Object message) {
		if (this.deaf) {
			ReferenceCountUtil.release(message);
		}
		else if (message instanceof HttpRequest request) {
			readHead(context, request);
		}
		else {
			readBody(context, (HttpContent) message);
		}
	}

	private void readHead(ChannelHandlerContext context, HttpRequest request) {
		headArrived();
		this.betweenRequests = false;
		ContractException failure = this.rules.check(request, this.scanner.isMalformed());
		if (failure != null) {
			ReferenceCountUtil.release(request);
			refuse(context, new Refusal(failure, null, 0));
			return;
		}
		this.bodyLeft = HttpUtil.getContentLength(request, 0L);
		this.unanswered++;
		this.closing = !HttpUtil.isKeepAlive(request);
		if (this.closing && this.unanswered > 1) {
			// model: the server would end the connection with the answer that comes first
			request.headers().remove(HttpHeaderNames.CONNECTION);
			request.setProtocolVersion(HttpVersion.HTTP_1_1);
		}
		this.path = HeadRules.path(request);
		context.fireChannelRead(request);
	}

	private void readBody(ChannelHandlerContext context, HttpContent content) {
		if (content.decoderResult().isFailure()) {
			content.release();
			refuse(context, new Refusal(ContractException.badRequest(Sentences.MALFORMED_REQUEST), this.path, 1));
			return;
		}
		this.betweenRequests = content instanceof LastHttpContent;
		this.bodyLeft -= content.content().readableBytes();
		context.fireChannelRead(content);
	}

	@Override
	public void userEventTriggered(ChannelHandlerContext context, Object event) {
		if (event instanceof ChannelInputShutdownEvent && !this.deaf) {
			endOfInput(context);
		}
		context.fireUserEventTriggered(event);
	}

	private void endOfInput(ChannelHandlerContext context) {
		if (this.betweenRequests) {
			context.close();
		}
		else {
			refuse(context, new Refusal(ContractException.badRequest(Sentences.MALFORMED_REQUEST), this.path, 1));
		}
	}

	@Override
	public void channelReadComplete(ChannelHandlerContext context) {
		limitBegunHead(context);
		context.fireChannelReadComplete();
	}

	/**
	 * The time of a head runs only while the server waits for more of it.
	 */
	private void limitBegunHead(ChannelHandlerContext context) {
		boolean waits = this.scanner.isBegun() && !this.scanner.isComplete() && this.unanswered == 0;
		if (waits && !this.headBegun) {
			limitHead(context, this.headTime);
			this.headBegun = true;
		}
	}

	@Override
	public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
		if (this.mute) {
			ReferenceCountUtil.release(message);
			promise.tryFailure(new ClosedChannelException());
			return;
		}
		if (message instanceof HttpResponse head && !isInterim(message)) {
			HttpUtil.setKeepAlive(head, HttpUtil.isKeepAlive(head) && !isLast());
		}
		if (message instanceof HttpResponse head) {
			AnswerHead.complete(head);
		}
		if (message instanceof LastHttpContent && isLast()) {
			promise = promise.unvoid().addListener(ChannelFutureListener.CLOSE);
		}
		context.write(message, promise);
		if (isInterim(message)) {
			return;
		}
		this.answering = !(message instanceof LastHttpContent);
		if (!this.answering) {
			this.unanswered--;
			refuseAfterAnswer(context);
			context.executor().execute(() -> readOn(context));
		}
	}

	/**
	 * Asks for the next request. The server does so itself, unless a request had to wait
	 * for the one before it and is answered before its last part is passed on: then the
	 * server forgets, and the connection would be silent for ever (reactor-netty 1.3.6,
	 * {@code HttpTrafficHandler.run}).
	 */
	private void readOn(ChannelHandlerContext context) {
		if (this.betweenRequests && this.unanswered == 0) {
			limitBegunHead(context);
			context.read();
		}
	}

	/**
	 * Tells whether the connection ends with the answer that is being written.
	 */
	private boolean isLast() {
		return this.closing && this.unanswered == 1;
	}

	private static boolean isInterim(Object message) {
		return message instanceof HttpResponse response
				&& response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
	}

	private void refuseAfterAnswer(ChannelHandlerContext context) {
		if (this.waiting != null) {
			refuse(context, this.waiting);
		}
	}

	/**
	 * Refuses what follows, once the requests before it are answered.
	 */
	private void refuse(ChannelHandlerContext context, Refusal refusal) {
		this.deaf = true;
		if (this.unanswered > refusal.place) {
			this.waiting = refusal;
		}
		else if (this.answering) {
			context.close();
		}
		else {
			this.mute = true;
			context.writeAndFlush(answer(refusal)).addListener(ChannelFutureListener.CLOSE);
		}
	}

	private FullHttpResponse answer(Refusal refusal) {
		ContractException failure = refusal.failure;
		ByteBuf body = Unpooled.wrappedBuffer(this.problems.bytes(failure, refusal.path));
		FullHttpResponse answer = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1,
				HttpResponseStatus.valueOf(failure.kind().status()), body);
		answer.headers()
			.set(HeaderNames.REQUEST_ID, RequestIds.take(null))
			.set("Content-Type", Problem.MEDIA_TYPE)
			.set("Content-Length", body.readableBytes())
			.set("Date", HttpDate.format(Instant.now()))
			.set("Connection", HttpHeaderValues.CLOSE);
		AnswerHead.complete(answer);
		return answer;
	}

	/**
	 * A refusal that waits for its turn.
	 *
	 * @param path the path of the request, or null when it is not known
	 * @param place how many requests are still unanswered when its turn has come
	 */
	private record Refusal(ContractException failure, String path, int place) {
	}

}
