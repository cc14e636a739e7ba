package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Flow.Publisher;

import com.netflix.zuul.context.RequestContext;
import io.tweebyte.common.server.OpenResponse;
import io.tweebyte.shared.settings.OpenResponseSettings;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.token.EndedTokens;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;

/**
 * Passes the stream of a service to the client. Zuul's steps end with its head: the
 * thread of the request does not wait for what follows.
 */
@Component
public final class StreamFilter extends OrderedFilter {

	private final Duration idle;

	private final Duration time;

	private final EndedTokens ended;

	public StreamFilter(TimeSettings times, OpenResponseSettings streams, EndedTokens ended) {
		super("post", 2);
		this.idle = times.idle();
		this.time = streams.time();
		this.ended = ended;
	}

	@Override
	public boolean shouldFilter() {
		return RoutingFilter.stream(RequestContext.getCurrentContext()) != null;
	}

	@Override
	protected void filter(RequestContext context) throws IOException {
		HttpResponse<Publisher<List<ByteBuffer>>> response = RoutingFilter.stream(context);
		HttpServletRequest client = context.getRequest();
		PassedResponse.writeHead(response, context.getResponse());
		client.setAttribute(GatewayServletFilter.RESPONDED, true);
		OpenResponse open = OpenResponse.of(client.startAsync(), this.idle);
		response.body().subscribe(new PassedStream(open, this.idle, this.time, TokenUser.isEnded(client, this.ended)));
	}

}
