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

	// model: the management server has a context of its own, so the customizers of the
	// main server do not apply to it
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
