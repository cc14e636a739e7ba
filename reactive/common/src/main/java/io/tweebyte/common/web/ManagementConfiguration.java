package io.tweebyte.common.web;

import io.tweebyte.common.server.PipelinedReads;

import org.springframework.boot.actuate.autoconfigure.web.ManagementContextConfiguration;
import org.springframework.boot.actuate.autoconfigure.web.ManagementContextType;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;

@ManagementContextConfiguration(value = ManagementContextType.CHILD, proxyBeanMethods = false)
class ManagementConfiguration {

	// model: what customizes the other server does not reach this one
	@Bean
	WebServerFactoryCustomizer<NettyReactiveWebServerFactory> pipelinedReads() {
		return (factory) -> factory.addServerCustomizers((server) -> server.doOnChannelInit(PipelinedReads::add));
	}

	/** Precedes the advice for the contract with Spring's own problem documents. */
	@RestControllerAdvice
	@Order(Ordered.HIGHEST_PRECEDENCE)
	static class ManagementProblemAdvice extends ResponseEntityExceptionHandler {

	}

}
